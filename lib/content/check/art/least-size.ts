import { MOOD_NAMES, MOODS } from "../../model/kinds/poster-key";

/** Kinds of drawn pictures that a file may replace, with their least size: the widest that pages load. */
const SIZES = {
  poster: { what: "a poster", width: 960, height: 1280 },
  wide: { what: "a wide picture", width: 1600, height: 900 },
  mood: { what: "a mood", width: 640, height: 640 },
  tall: { what: "a tall picture", width: 1200, height: 1600 },
  sleeve: { what: "a sleeve", width: 640, height: 640 },
  mark: { what: "a mark", width: 640, height: 256 },
} as const;

/** Kind and least size of a picture, by its key. Pictures are never enlarged. */
export function leastSize(key: string): (typeof SIZES)[keyof typeof SIZES] {
  if (key.endsWith("-mark")) return SIZES.mark;
  if (key.endsWith("-tall")) return SIZES.tall;
  if (MOODS.some((mood) => key.endsWith(`-${MOOD_NAMES[mood].key}`))) return SIZES.mood;
  if (key.startsWith("albums/")) return SIZES.sleeve;
  if (/^characters\/|^trips\/(?!.*-wide$)/.test(key)) return SIZES.poster;
  return SIZES.wide;
}
