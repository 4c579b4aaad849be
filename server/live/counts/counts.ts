import { sql } from "kysely";
import type { CountChangeRequest, CountInfo } from "../../../content/types";
import type { Database, Session } from "../database/database";
import type { Tables } from "../database/tables";
import { digest } from "../digest";
import { lastChange, recordChange } from "../times";

/** Visitors' counts added to the content's (content/api/count-info.json). */
async function countsOf(
  session: Session,
  { view, achievement, updateTime }: CountInfo,
): Promise<CountInfo> {
  const { rows } = await sql<Tables["counts"]>`SELECT action, value FROM counts`.execute(session);
  const counted = new Map(rows.map(({ action, value }) => [action, value]));
  return {
    view: view + (counted.get("view") ?? 0),
    achievement: achievement + (counted.get("achievement") ?? 0),
    updateTime: await lastChange(session, "counts", updateTime),
  };
}

/** Number of views and of achievements, with the time of the last change. */
export const countInfo = (database: Pick<Database, "read">, base: CountInfo): Promise<CountInfo> =>
  database.read((session) => countsOf(session, base));

export function changeCount(
  database: Pick<Database, "change">,
  request: CountChangeRequest,
  base: CountInfo,
): Promise<CountInfo> {
  const { action, device } = request;
  const achievement = request.action === "achievement" ? request.key : "";
  return database.change(async (session) => {
    const { numAffectedRows: isNew } = await sql`INSERT INTO counted (action, device)
      VALUES (${action}, ${digest(action, achievement, device)}) ON CONFLICT DO NOTHING`.execute(
      session,
    );
    if (isNew) {
      await sql`UPDATE counts SET value = value + 1 WHERE action = ${action}`.execute(session);
      await recordChange(session, "counts");
    }
    return countsOf(session, base);
  });
}
