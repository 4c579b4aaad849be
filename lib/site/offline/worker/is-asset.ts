interface AssetRequest {
  url: { pathname: string };
  sameOrigin: boolean;
}

/**
 * True for a file of the site (script, style sheet, font) with a hash in its name. Also written into the worker as
 * text, so it must not refer to anything outside.
 */
export function isAsset({ url, sameOrigin }: AssetRequest): boolean {
  return (
    sameOrigin &&
    /^\/(?:(?:static|js|css)\/)?[^/]+[-.][0-9a-f]{6,32}\.[a-z0-9]+$/.test(url.pathname)
  );
}
