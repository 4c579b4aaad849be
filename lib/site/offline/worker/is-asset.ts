/** A request as Workbox shows it to its rules; no more of it is looked at here. */
interface Asked {
  url: { pathname: string };
  sameOrigin: boolean;
}

/**
 * Whether a file of the site (script, style sheet, font) has a name with a hash of its content, so
 * that it never changes. It is also written into the worker as text: it sees nothing around it.
 */
export function isAsset({ url, sameOrigin }: Asked): boolean {
  return (
    sameOrigin &&
    /^\/(?:(?:static|js|css|late)\/)?[^/]+[-.][0-9a-f]{6,32}\.[a-z0-9]+$/.test(url.pathname)
  );
}
