import type { Database, Row } from "../database/database";
import type { CountInfo } from "../../../content/types";
import { changeOf, lastChange } from "../last-change";

export const SELECT_COUNTS = `SELECT action, value, ${changeOf("counts")} AS changed FROM counts`;

/** The counts of the store, on top of the content's (content/api/count-info.json). */
export function countInfoOf(
  rows: readonly Row[],
  { view, achievement, updateTime }: CountInfo,
): CountInfo {
  const valueOf = (action: string): number =>
    Number(rows.find((row) => row.action === action)?.value ?? 0);
  return {
    view: view + valueOf("view"),
    achievement: achievement + valueOf("achievement"),
    updateTime: lastChange(updateTime, rows[0]?.changed),
  };
}

/** How often the film was seen and what was unlocked, and when that last changed. */
export async function countInfo(
  database: Pick<Database, "execute">,
  base: CountInfo,
): Promise<CountInfo> {
  const { rows } = await database.execute(SELECT_COUNTS);
  return countInfoOf(rows, base);
}
