/** An id of the same file that the value of an attribute names: `#star`, `url(#star)`. */
export const LINK = /^#(.+)$|url\(["']?#([^"'()]+)["']?\)/g;

/** Ids that the value of an attribute names. */
export const linksIn = (value: string): string[] =>
  value.includes("#") ? [...value.matchAll(LINK)].map(([, href, url]) => href ?? url ?? "") : [];
