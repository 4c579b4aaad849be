/** What to do with the path of a request: answer it, send the reader elsewhere, or refuse it. */
export type PathDecision =
  | { readonly kind: "answer"; readonly path: string }
  | { readonly kind: "redirect"; readonly to: string }
  | { readonly kind: "refuse"; readonly status: 400 | 404 };

/** The files of rules for other hosts lie beside the pages and are none of them. */
const PRIVATE = new Set(["_headers", "_redirects"]);

/** Whether a segment of a path may be answered: no hidden files, save the registered folder. */
const isPublic = (segment: string, place: number): boolean =>
  !segment.startsWith(".") || (place === 0 && segment === ".well-known");

// A backslash counts as a slash in browsers; control characters have no business in a path.
const hasForbiddenCharacter = (path: string): boolean =>
  [...path].some((character) => character === "\\" || character < " " || character === "\u007F");

/**
 * Decides on a request's path.
 * @param raw the path as it came, percent-encoded, without a query
 * @returns a decoded path without slash at its end; or the encoded address to go to, always one of
 *   this site; or 400 for a path that is broken or leaves the site, 404 for one that is hidden
 */
export function canonicalPath(raw: string): PathDecision {
  let decoded: string;
  try {
    decoded = decodeURIComponent(raw);
  } catch {
    return { kind: "refuse", status: 400 };
  }
  const segments = decoded.split("/").filter((segment) => segment !== "");
  if (hasForbiddenCharacter(decoded) || segments.includes("..")) {
    return { kind: "refuse", status: 400 };
  }
  if (!segments.every(isPublic) || PRIVATE.has(segments.join("/"))) {
    return { kind: "refuse", status: 404 };
  }
  const page = segments.slice(0, segments.findLastIndex((name) => name !== "index.html") + 1);
  const path = `/${page.join("/")}`;
  return path === decoded
    ? { kind: "answer", path }
    : { kind: "redirect", to: `/${page.map(encodeURIComponent).join("/")}` };
}
