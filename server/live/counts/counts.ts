import type { CountChangeRequest, CountInfo } from "../../../content/types";
import type { Database, Row } from "../database/database";
import { digest } from "../digest";
import { changeOf, lastChange } from "../times";

const SELECT_COUNTS = `SELECT action, value, ${changeOf("counts")} AS changed FROM counts`;

/** The counts of the store, on top of the content's (content/api/count-info.json). */
function countInfoOf(
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

/** Counts what a device did with the film, once: a view, or an achievement of one key. */
export async function changeCount(
  database: Pick<Database, "batch">,
  request: CountChangeRequest,
  base: CountInfo,
): Promise<CountInfo> {
  const { action, device } = request;
  const thing = request.action === "achievement" ? request.key : "";
  const count = {
    sql: "INSERT INTO counted (action, device) VALUES (?, ?) ON CONFLICT DO NOTHING",
    args: [action, digest(action, thing, device)],
  };
  const [, counts] = await database.batch([count, SELECT_COUNTS], "write");
  return countInfoOf(counts?.rows ?? [], base);
}
