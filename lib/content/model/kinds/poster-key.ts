import type { Character } from "../../../../content/types";

/** Names of the three poster details of a profile page (`videoPic`, SPEC section 3). */
export const DETAIL_NAMES = ["face", "costume", "print"] as const;

/**
 * True for the audition record of an idol (unit `4piece`), which shares `cname`, page and favourite with the idol's
 * later record (docs/content.md, "Ids and names").
 */
export const isAudition = ({ unit }: { unit: string }): boolean => unit === "4piece";

/**
 * Art key of a character's poster. An audition record shares its `cname` with the idol's later record but has its own
 * poster.
 */
export function posterKey(character: Pick<Character, "cname" | "unit">): string {
  const suffix = isAudition(character) ? "-4piece" : "";
  return `characters/${character.cname}${suffix}`;
}

/** Art key of a detail of the poster `poster`. */
export const detailKey = (poster: string, name: (typeof DETAIL_NAMES)[number]): string =>
  `${poster}-${name}`;

export const detailKeys = (character: Pick<Character, "cname" | "unit">): string[] =>
  DETAIL_NAMES.map((name) => detailKey(posterKey(character), name));
