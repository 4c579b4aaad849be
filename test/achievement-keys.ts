import request from "../content/schema/api/count-change-request.schema.json";
import type { CountAchievement } from "../content/types";

export const ACHIEVEMENT_KEYS = request.oneOf.flatMap(
  ({ properties: { key } }) => key?.enum ?? [],
) as readonly CountAchievement["key"][];
