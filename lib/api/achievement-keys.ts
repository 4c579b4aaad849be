import request from "../../content/schema/api/count-change-request.schema.json";
import type { CountAchievement } from "../../content/types";

/** Key of something that a viewer of the film can do. */
export type AchievementKey = CountAchievement["key"];

/** Every achievement that is counted, in the order of the schema: that of the board. */
export const ACHIEVEMENT_KEYS = request.oneOf.flatMap(
  ({ properties: { key } }) => key?.enum ?? [],
) as readonly AchievementKey[];
