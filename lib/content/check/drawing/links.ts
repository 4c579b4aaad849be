/** A reference to an id of the same file: `#star`, `url(#star)`. */
export const LINK = /^#(.+)$|url\(["']?#([^"'()]+)["']?\)/g;

export const linksIn = (value: string): string[] =>
  value.includes("#") ? [...value.matchAll(LINK)].map(([, href, url]) => href ?? url ?? "") : [];
