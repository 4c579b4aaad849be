import { sql } from "kysely";
import { utcSecond } from "../../lib/calendar/utc-second";
import type { Session } from "./database/database";
import type { Tables } from "./database/tables";

/** Tables that keep the time of their last change. */
type Dated = Tables["changed"]["what"];

/** The moment, as all answers write it (content/schema/api/shared.schema.json). */
export const now = (): string => utcSecond(new Date());

/** Notes that something has changed. The time never goes back, whatever the clocks of several servers say. */
export async function noteChange(session: Session, what: Dated): Promise<void> {
  await sql`INSERT INTO changed (what, at) VALUES (${what}, ${now()})
    ON CONFLICT (what) DO UPDATE SET at = excluded.at WHERE changed.at < excluded.at`.execute(
    session,
  );
}

/**
 * When an answer that rests on the content and on what visitors did was last another one.
 * @param content when the content was
 */
export async function lastChange(session: Session, what: Dated, content: string): Promise<string> {
  const found = await sql<{ readonly at: string }>`
    SELECT at FROM changed WHERE what = ${what}`.execute(session);
  const at = found.rows[0]?.at ?? "";
  return at > content ? at : content;
}
