import { sql } from "kysely";
import { utcSecond } from "../../lib/calendar/utc-second";
import type { Session } from "./database/database";
import type { Tables } from "./database/tables";

/** Tables with a time of the last change. */
type TrackedTable = Tables["changed"]["what"];

/** Current time in the format of answers (content/schema/api/shared.schema.json). */
export const now = (): string => utcSecond(new Date());

/** Records a change. The time never decreases, even if servers' clocks differ. */
export async function recordChange(session: Session, what: TrackedTable): Promise<void> {
  await sql`INSERT INTO changed (what, at) VALUES (${what}, ${now()})
    ON CONFLICT (what) DO UPDATE SET at = excluded.at WHERE changed.at < excluded.at`.execute(
    session,
  );
}

/** Time when an answer from content and visitors' data last changed. @param contentTime time of the content */
export async function lastChange(
  session: Session,
  what: TrackedTable,
  contentTime: string,
): Promise<string> {
  const found = await sql<{ readonly at: string }>`
    SELECT at FROM changed WHERE what = ${what}`.execute(session);
  const at = found.rows[0]?.at ?? "";
  return at > contentTime ? at : contentTime;
}
