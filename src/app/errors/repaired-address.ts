/**
 * Reconstructs an address that was mangled on its way: removes a suffix such as `)` from its path, and decodes `%23`
 * and `%3F` to `#` and `?`. Undefined if there is nothing to repair. A repaired address is not repaired again.
 * @param location of the not-found page, with full-width signs for percent signs (boot/inline/readable-address.ts)
 */
export function repairedAddress({
  origin,
  pathname,
  search,
  hash,
}: Pick<Location, "origin" | "pathname" | "search" | "hash">): string | undefined {
  const path = pathname.replaceAll(/\uFF05|%EF%BC%85/g, "%");
  const repaired = /%(?:23|3f)/i.test(path)
    ? path.replace("%23", "#").replace(/%3f/i, "?")
    : path.replace(/^(.*?[A-Za-z0-9])(?:%[\da-f]{2}|[^A-Za-z0-9])+$/i, "$1");
  return repaired === path ? undefined : origin + repaired + search + hash;
}
