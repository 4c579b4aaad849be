import type { EntryFormat } from "#src/data/storage/stored-entry";
import type { CountAchievement } from "#content/types";
import achievements from "./achievement-words.json";

/** Under such a key an achievement is kept and counted; which there are, the schema of counting says. */
export type AchievementKey = CountAchievement["key"];

/** What there is to be unlocked, in the order of the board: a hint before, other words once it is. */
export const ACHIEVEMENTS = achievements as readonly {
  readonly key: AchievementKey;
  readonly title: string;
  readonly hint: string;
  readonly words: string;
}[];

/** What can be counted: that the film was watched to its end, and each achievement. */
export type Countable = "view" | AchievementKey;

interface FilmState {
  readonly unlocked: readonly AchievementKey[];
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

export const union = <Item>(one: readonly Item[], other: readonly Item[]): Item[] => [
  ...new Set([...one, ...other]),
];
