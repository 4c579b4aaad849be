import type { EntryFormat } from "#src/data/storage/stored-entry";
import type { CountAchievement } from "#content/types";
import achievements from "./achievement-words.json";

/** Key under which an achievement is stored and counted; the schema of counts lists them. */
export type AchievementKey = CountAchievement["key"];

/** Achievements in display order, with a hint for locked ones and words for unlocked ones. */
export const ACHIEVEMENTS = achievements as readonly {
  readonly key: AchievementKey;
  readonly title: string;
  readonly hint: string;
  readonly words: string;
}[];

/** Countable events: a complete view, and each achievement. */
export type Countable = "view" | AchievementKey;

interface FilmState {
  readonly unlocked: readonly AchievementKey[];
  readonly counted: readonly Countable[];
  /** Random id of the device, so that it counts once; empty until something is counted. */
  readonly device: string;
  /** Address of the first picture of the reel last loaded on this device; chosen again, it needs no wait. */
  readonly reel: string;
}

const KEYS = ACHIEVEMENTS.map(({ key }) => key);
const DEVICE_ID = /^[\w-]{22}$/;

export const FILM_ENTRY: EntryFormat<FilmState> = {
  key: "film",
  version: 1,
  read: ({ unlocked, counted, device, reel }) => ({
    unlocked: KEYS.filter((key) => includes(unlocked, key)),
    counted: (["view", ...KEYS] as const).filter((key) => includes(counted, key)),
    device: typeof device === "string" && DEVICE_ID.test(device) ? device : "",
    reel: typeof reel === "string" ? reel.slice(0, 200) : "",
  }),
};

const includes = (list: unknown, key: string) => Array.isArray(list) && list.includes(key);

/** Events on this device that have not been counted yet. */
export function uncounted({ unlocked, counted }: FilmState): Countable[] {
  const done: Countable[] = unlocked.includes("last-frame") ? ["view", ...unlocked] : [...unlocked];
  return done.filter((key) => !counted.includes(key));
}

export const union = <Item>(one: readonly Item[], other: readonly Item[]): Item[] => [
  ...new Set([...one, ...other]),
];
