/** Rule files for other hosts. */
const PRIVATE = new Set(["_headers", "_redirects"]);

/** True if a path segment may be served: not hidden, except the registered folder. */
const isPublic = (segment: string, index: number): boolean =>
  !segment.startsWith(".") || (index === 0 && segment === ".well-known");

/** Browsers treat a backslash as a slash; control characters, including C1, are invalid in a path. */
const FORBIDDEN = /[\\\p{Cc}]/u;

/**
 * Normalizes a request's path.
 * @param raw the percent-encoded path without query
 * @returns 200 with the decoded path without a trailing slash; 301 with the encoded address to redirect to, always on
 * this site; 400 for a malformed path or one that leaves the site; 404 for a hidden one
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
