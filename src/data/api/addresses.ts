/**
 * Address of a call below a base path, with those parameters of its query that are given.
 * @throws TypeError if the path leads out of its base
 */
export function callAddress(origin: string, base: string, path: string, query: object = {}): URL {
  const url = new URL(base + path, origin);
  if (!`${url}`.startsWith(`${origin}${base}/`) || url.search || url.hash) {
    throw new TypeError(`Not a call: ${path}`);
  }
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return url;
}

/**
 * Address of a file of static JSON by its name, such as `api/c/video/list`, below the CDN path.
 * @throws TypeError if the name leads out of it
 */
export function staticAddress(cdn: string, name: string): URL {
  if (!/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(name)) throw new TypeError(`Not a name: ${name}`);
  return new URL(`${cdn}/${name}`);
}
