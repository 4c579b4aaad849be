import { sql } from "kysely";
import type { Session } from "../database/database";

/** Conditions on a stand's state. Literals, not parameters, so that partial indexes apply. */
export const IS_PUBLIC = sql<boolean>`state = 'public'`;
export const IS_WAITING = sql<boolean>`state = 'waiting'`;

/** Reads a stand, locked until the transaction ends. */
export const lockStand = (session: Session, id: string) =>
  session
    .selectFrom("stands")
    .select(["state", "cheers"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
