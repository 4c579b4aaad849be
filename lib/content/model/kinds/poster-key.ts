import type { Character } from "../../../../content/types";

/** Names of the three poster details of a profile page (`videoPic`, SPEC section 3). */
export const DETAIL_NAMES = ["face", "costume", "print"] as const;

/**
 * Whether a record is the audition record of an idol (unit `4piece`): it shares its `cname`, page
 * and heart with the idol's later record (docs/content.md, "Ids and names").
 */
export const isAudition = ({ unit }: { unit: string }): boolean => unit === "4piece";

/**
 * The art key of a character's poster. An audition record (unit `4piece`) shares its `cname`
 * with the idol's later record and has a poster of its own.
 */
export function posterKey(character: Pick<Character, "cname" | "unit">): string {
  const suffix = isAudition(character) ? "-4piece" : "";
  return `characters/${character.cname}${suffix}`;
}

/** The art key of a detail cut from the poster of key `poster`. */
export const detailKey = (poster: string, name: (typeof DETAIL_NAMES)[number]): string =>
  `${poster}-${name}`;

/** The art keys of the three details cut from a character's poster. */
export const detailKeys = (character: Pick<Character, "cname" | "unit">): string[] =>
  DETAIL_NAMES.map((name) => detailKey(posterKey(character), name));
