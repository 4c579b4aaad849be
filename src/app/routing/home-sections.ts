import { homePath, mainPath } from "#lib/content/model/pages/paths";

/** Sections of the home page; the index is the slide index (SPEC section 2), the address `/#<name>`. */
export const HOME_SECTIONS = ["main", "updates", "productions", "news", "features"] as const;

const FIRST_SECTION_HASHES = ["", "#", "#top"];

/** True for both paths of the home page, with or without a trailing slash. */
export const isHome = (path: string): boolean =>
  [homePath, mainPath].includes(path.replace(/\/+$/, "") || homePath);

/** Slide index of a hash: 0 for an empty hash or the top, undefined for other elements. */
export function slideIndexOfHash(hash: string): number | undefined {
  if (FIRST_SECTION_HASHES.includes(hash)) return 0;
  const index = (HOME_SECTIONS as readonly string[]).indexOf(hash.replace(/^#/, ""));
  return index === -1 ? undefined : index;
}
