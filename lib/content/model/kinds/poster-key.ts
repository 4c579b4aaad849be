import type { Character } from "../../../../content/types";

/** The three moods of a profile page (`videoPic`, SPEC section 3): the end of the art key, and the name. */
export const MOOD_NAMES = {
  onStage: { key: "on-stage", title: "On stage" },
  offDuty: { key: "off-duty", title: "Off duty" },
  caughtOut: { key: "caught-out", title: "Caught out" },
} as const;

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

/** Pictures made of the poster, without files of their own: the face, and a wallpaper for phones. */
export const CUTS = ["face", "wallpaper"] as const;
type Cut = (typeof CUTS)[number];

/** Art key of what is made of the poster `poster`. */
export const cutKey = (poster: string, cut: Cut): string => `${poster}-${cut}`;

export const moodKey = (
  character: Pick<Character, "cname" | "unit">,
  mood: keyof typeof MOOD_NAMES,
): string => `${posterKey(character)}-${MOOD_NAMES[mood].key}`;

/**
 * Cuts and moods that pages show. An audition record has no profile of its own: it needs a face, and `onStage` for the
 * pages that list the pictures of a film (storyboards).
 */
export const shownBeside = (
  character: Pick<Character, "unit">,
): { cuts: readonly Cut[]; moods: readonly (keyof typeof MOOD_NAMES)[] } =>
  isAudition(character) ? { cuts: ["face"], moods: ["onStage"] } : { cuts: CUTS, moods: MOODS };

export function pictureKeysBesidePoster(character: Pick<Character, "cname" | "unit">): string[] {
  const { cuts, moods } = shownBeside(character);
  return [
    ...moods.map((mood) => moodKey(character, mood)),
    ...cuts.map((cut) => cutKey(posterKey(character), cut)),
  ];
}

/** Moods in the order in which a profile shows them. */
export const MOODS = Object.keys(MOOD_NAMES) as (keyof typeof MOOD_NAMES)[];
