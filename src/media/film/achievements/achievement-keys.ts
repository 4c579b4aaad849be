import type { CountAchievement } from "#content/types";

/** Under such a key an achievement is kept and counted; which there are, the schema of counting says. */
export type AchievementKey = CountAchievement["key"];

/** All of them, in the order of the board. */
export const ACHIEVEMENT_KEYS: readonly AchievementKey[] = [
  "last-frame",
  "every-chapter",
  "hidden-star",
  "rewound",
  "front-row",
  "every-frame",
  "encore",
];
