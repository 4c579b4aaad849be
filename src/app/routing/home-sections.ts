/**
 * Sections of the home page in their order, which is the slide index of each (SPEC section 2, header
 * menu). The address of a section is `/#<name>`; that of the first is the page itself.
 */
export const HOME_SECTIONS = ["main", "updates", "productions", "news", "features"] as const;

/** Addresses of the first section besides its name. */
const FIRST = ["", "#", "#top"];

/**
 * Slide index of the section that an address' hash names, such as `#news`; 0 where it names nothing or
 * the top; undefined where it names something else on the page.
 */
export function slideIndexOfHash(hash: string): number | undefined {
  if (FIRST.includes(hash)) return 0;
  const place = (HOME_SECTIONS as readonly string[]).indexOf(hash.replace(/^#/, ""));
  return place === -1 ? undefined : place;
}
