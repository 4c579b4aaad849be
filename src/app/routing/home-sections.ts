import { homePath, mainPath } from "#lib/content/model/pages/paths";

/** Sections of the home page; the place of each is its slide index (SPEC section 2), its address `/#<name>`. */
export const HOME_SECTIONS = ["main", "updates", "productions", "news", "features"] as const;

const FIRST = ["", "#", "#top"];

/** True for either path of the home page, which may end with a slash. */
export const isHome = (path: string): boolean =>
  [homePath, mainPath].includes(path.replace(/\/+$/, "") || homePath);

/** Slide index that a hash names; 0 for nothing or the top; undefined for something else on the page. */
export function slideIndexOfHash(hash: string): number | undefined {
  if (FIRST.includes(hash)) return 0;
  const place = (HOME_SECTIONS as readonly string[]).indexOf(hash.replace(/^#/, ""));
  return place === -1 ? undefined : place;
}
