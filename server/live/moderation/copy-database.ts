import { createHash } from "node:crypto";
import { sql } from "kysely";
import { CommandError } from "../../../lib/command-line/command-error";
import type { Database, Session } from "../database/database";
import type { Tables } from "../database/tables";

/** Primary keys of each table, used as the order; the same in both engines. */
const KEYS = {
  stands: ["id"],
  cheers: ["stand", "device"],
  reports: ["stand", "device"],
  counted: ["action", "device"],
  counts: ["action"],
  changed: ["what"],
} as const satisfies { readonly [Name in keyof Tables]: readonly (keyof Tables[Name])[] };

type Table = keyof Tables;
const TABLES = Object.keys(KEYS) as Table[];

const CHUNK_ROWS = 500;

type Row = Readonly<Record<string, string | number | null>>;

interface Content {
  readonly rows: number;
  readonly digest: string;
}

/** Rows of a table in order, in chunks. */
async function* rowsOf(session: Session, table: Table): AsyncGenerator<readonly Row[]> {
  const keys = sql.join(KEYS[table].map((name) => sql.ref(name)));
  let after = sql``;
  for (;;) {
    const { rows } = await sql<Row>`SELECT * FROM ${sql.table(table)} ${after}
      ORDER BY ${keys} LIMIT ${CHUNK_ROWS}`.execute(session);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < CHUNK_ROWS) return;
    after = sql`WHERE (${keys}) > (${sql.join(KEYS[table].map((name) => last[name]))})`;
  }
}

async function contentOf(session: Session, table: Table): Promise<Content> {
  const hash = createHash("sha256");
  let count = 0;
  for await (const rows of rowsOf(session, table)) {
    count += rows.length;
    for (const row of rows) {
      const values = Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1));
      hash.update(JSON.stringify(values));
    }
  }
  return { rows: count, digest: hash.digest("base64url") };
}

/** Tables that are empty in a new database. */
const INITIALLY_EMPTY = TABLES.filter((table) => table !== "counts");

/**
 * Copies all data, as of one moment, into an empty database in one transaction, and compares.
 * @returns number of rows by table
 * @throws CommandError if the target is not empty, or differs afterwards
 */
export const copyDatabase = (
  from: Pick<Database, "read">,
  to: Pick<Database, "change">,
): Promise<ReadonlyMap<Table, number>> =>
  from.read((source) =>
    to.change(async (target) => {
      for (const table of INITIALLY_EMPTY) {
        const { rows } = await contentOf(target, table);
        if (rows > 0)
          throw new CommandError(
            `The other database is not empty: “${table}” has ${rows} rows.`,
            1,
          );
      }
      await target.deleteFrom("counts").execute();
      const copied = new Map<Table, number>();
      for (const table of TABLES) {
        for await (const rows of rowsOf(source, table)) {
          await target
            .insertInto(table)
            .values(rows as never)
            .execute();
        }
        const [sourceContent, targetContent] = [
          await contentOf(source, table),
          await contentOf(target, table),
        ];
        if (
          sourceContent.rows !== targetContent.rows ||
          sourceContent.digest !== targetContent.digest
        )
          throw new CommandError(`“${table}” is not the same in the copy. Nothing was copied.`, 1);
        copied.set(table, sourceContent.rows);
      }
      return copied;
    }),
  );
