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
