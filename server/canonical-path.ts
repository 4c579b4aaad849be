/** The files of rules for other hosts lie beside the pages and are none of them. */
const PRIVATE = new Set(["_headers", "_redirects"]);

/** Whether a segment of a path may be answered: no hidden files, save the registered folder. */
const isPublic = (segment: string, place: number): boolean =>
  !segment.startsWith(".") || (place === 0 && segment === ".well-known");

/** A backslash counts as a slash in browsers; control characters, C1 too, have no business in a path. */
const FORBIDDEN = /[\\\p{Cc}]/u;

/**
 * Decides on a request's path.
 * @param raw the path as it came, percent-encoded, without a query
 * @returns with 200 the decoded path without a slash at its end; with 301 the encoded address to send the reader to,
 *   always one of this site; 400 for a path that is broken or leaves the site, 404 for one that is hidden
 */
export function canonicalPath(raw: string): { status: 200 | 301 | 400 | 404; path: string } {
  let decoded: string;
  try {
    decoded = decodeURIComponent(raw);
  } catch {
    return { status: 400, path: raw };
  }
  const segments = decoded.split("/").filter((segment) => segment !== "");
  const page = segments.slice(0, segments.findLastIndex((name) => name !== "index.html") + 1);
  const path = `/${page.join("/")}`;
  if (FORBIDDEN.test(decoded) || segments.includes("..")) return { status: 400, path };
  if (!segments.every(isPublic) || PRIVATE.has(segments.join("/"))) return { status: 404, path };
  if (path === decoded) return { status: 200, path };
  return { status: 301, path: `/${page.map(encodeURIComponent).join("/")}` };
}
