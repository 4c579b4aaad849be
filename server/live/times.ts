import { sql } from "kysely";
import { utcSecond } from "../../lib/calendar/utc-second";
import type { Session } from "./database/database";
import type { Tables } from "./database/tables";

/** Tables with a time of the last change. */
type Dated = Tables["changed"]["what"];

/** Current time in the format of answers (content/schema/api/shared.schema.json). */
export const now = (): string => utcSecond(new Date());

/** Records a change. The time never decreases, even if servers' clocks differ. */
export async function noteChange(session: Session, what: Dated): Promise<void> {
  await sql`INSERT INTO changed (what, at) VALUES (${what}, ${now()})
    ON CONFLICT (what) DO UPDATE SET at = excluded.at WHERE changed.at < excluded.at`.execute(
    session,
  );
}

/** Time when an answer from content and visitors' data last changed. @param content time of the content */
export async function lastChange(session: Session, what: Dated, content: string): Promise<string> {
  const found = await sql<{ readonly at: string }>`
    SELECT at FROM changed WHERE what = ${what}`.execute(session);
  const at = found.rows[0]?.at ?? "";
  return at > content ? at : content;
}
