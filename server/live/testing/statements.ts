import type { RawBuilder } from "kysely";
import type { Database } from "../database/database";

export const select = async <Row>(
  database: Pick<Database, "read">,
  query: RawBuilder<Row>,
): Promise<Row[]> => (await database.read((session) => query.execute(session))).rows;

/** Runs changes in plain SQL, in one transaction. */
export const change = (
  database: Pick<Database, "change">,
  ...statements: readonly RawBuilder<unknown>[]
): Promise<void> =>
  database.change(async (session) => {
    for (const statement of statements) await statement.execute(session);
  });
