import { sql } from "kysely";
import type { Session } from "../database/database";

/** Condition of a public stand. Literal, not a parameter, so that partial indexes apply. */
export const IS_PUBLIC = sql<boolean>`state = 'public'`;

/** Reads a stand, locked until the transaction ends. */
export const lockStand = (session: Session, id: string) =>
  session
    .selectFrom("stands")
    .select(["state", "cheers"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
