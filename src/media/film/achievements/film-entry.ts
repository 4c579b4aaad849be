import type { EntryFormat } from "#src/data/storage/stored-entry";
import { ACHIEVEMENTS, type AchievementKey } from "./achievements";

/** What can be counted: that the film was watched to its end, and each achievement. */
export type Countable = "view" | AchievementKey;

/** What the film remembers on this device. */
export interface FilmState {
  readonly unlocked: readonly AchievementKey[];
  /** What has been counted, so that it is not sent again. */
  readonly counted: readonly Countable[];
  /** Secret of the device, so that it counts once; empty until something is counted. */
  readonly device: string;
  /** The pictures that were loaded here last: whoever has them in the cache need not wait for them. */
  readonly reel: string;
}

const KEYS = ACHIEVEMENTS.map(({ key }) => key);
const SECRET = /^[\w-]{22}$/;

export const FILM_ENTRY: EntryFormat<FilmState> = {
  key: "film",
  version: 1,
  read: ({ unlocked, counted, device, reel }) => ({
    unlocked: KEYS.filter((key) => includes(unlocked, key)),
    counted: (["view", ...KEYS] as const).filter((key) => includes(counted, key)),
    device: typeof device === "string" && SECRET.test(device) ? device : "",
    reel: typeof reel === "string" ? reel.slice(0, 200) : "",
  }),
};

const includes = (list: unknown, key: string) => Array.isArray(list) && list.includes(key);

/** What has been done on this device and was not counted yet. */
export function uncounted({ unlocked, counted }: FilmState): Countable[] {
  const done: Countable[] = unlocked.includes("last-frame") ? ["view", ...unlocked] : [...unlocked];
  return done.filter((key) => !counted.includes(key));
}

/** Two lists as one, each thing once. */
export const union = <Item>(one: readonly Item[], other: readonly Item[]): Item[] => [
  ...new Set([...one, ...other]),
];
