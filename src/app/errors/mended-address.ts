/**
 * The address that an unknown one was before it was changed on its way: without what was put behind its path, such as
 * `)`; `%23` and `%3F` in it were a `#` and a `?`. Undefined if there is nothing to mend. A mended one is not mended
 * again.
 * @param location of the not-found page, where full-width signs stand for percent signs (boot/inline/readable-address.ts)
 */
export function mendedAddress({
  origin,
  pathname,
  search,
  hash,
}: Pick<Location, "origin" | "pathname" | "search" | "hash">): string | undefined {
  const path = pathname.replaceAll(/\uFF05|%EF%BC%85/g, "%");
  const mended = /%(?:23|3f)/i.test(path)
    ? path.replace("%23", "#").replace(/%3f/i, "?")
    : path.replace(/^(.*?[A-Za-z0-9])(?:%[\da-f]{2}|[^A-Za-z0-9])+$/i, "$1");
  return mended === path ? undefined : origin + mended + search + hash;
}
