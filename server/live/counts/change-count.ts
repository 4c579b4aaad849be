import type { Database } from "../database/database";
import type { CountChangeRequest, CountInfo } from "../../../content/types";
import { deviceMark } from "../device-mark";
import { countInfoOf, SELECT_COUNTS } from "./count-info";

/** Counts what a device did with the film, once: a view, or an achievement of one key. */
export async function changeCount(
  database: Pick<Database, "batch">,
  request: CountChangeRequest,
  base: CountInfo,
): Promise<CountInfo> {
  const { action, device } = request;
  const thing = request.action === "achievement" ? request.key : "";
  const [, counts] = await database.batch(
    [
      {
        sql: "INSERT INTO counted (action, device) VALUES (?, ?) ON CONFLICT DO NOTHING",
        args: [action, deviceMark(action, thing, device)],
      },
      SELECT_COUNTS,
    ],
    "write",
  );
  return countInfoOf(counts?.rows ?? [], base);
}
