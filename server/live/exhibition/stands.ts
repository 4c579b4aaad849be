import { sql } from "kysely";
import type { Session } from "../database/database";

/** The condition of a public stand. It is written out, and not a parameter, so that the indexes of public stands apply. */
export const IS_PUBLIC = sql<boolean>`state = 'public'`;

/** A stand, which stays as it is until the transaction ends. */
export const heldStand = (session: Session, id: string) =>
  session
    .selectFrom("stands")
    .select(["state", "cheers"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
