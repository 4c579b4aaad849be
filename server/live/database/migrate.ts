import { now } from "../times";
import type { Database, Migration } from "./database";
import { exhibition } from "./migrations/001-exhibition";
import { counts } from "./migrations/002-counts";
import { times } from "./migrations/003-times";

/** Every step, in order. */
export const MIGRATIONS: readonly Migration[] = [exhibition, counts, times];

/** The part of a libSQL client that migrations need. */
type Migrated = Pick<Database, "batch" | "execute">;

const TABLE = `CREATE TABLE IF NOT EXISTS migrations (
  number INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  applied TEXT NOT NULL
) STRICT`;

/** The steps that a database has. It is only written to if it has none: one that is whole may be read-only. */
async function appliedTo(client: Migrated): Promise<Set<number>> {
  const tables = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'migrations'";
  if ((await client.execute(tables)).rows.length === 0) await client.batch([TABLE], "write");
  const { rows } = await client.execute("SELECT number FROM migrations");
  return new Set(rows.map(({ number }) => Number(number)));
}

/**
 * Applies one step. Its first statement claims its number: where two processes apply it at the same
 * moment, the claim of the second fails and takes all of its transaction with it.
 */
async function apply(client: Migrated, { number, name, statements }: Migration): Promise<void> {
  const claim = {
    sql: "INSERT INTO migrations (number, name, applied) VALUES (?, ?, ?)",
    args: [number, name, now()],
  };
  try {
    await client.batch([claim, ...statements], "write");
  } catch (error) {
    if (!(await appliedTo(client)).has(number)) throw error;
  }
}

/**
 * Brings a database up to date: each step is applied once, whoever asks for it and how often.
 * @throws if the database has steps that this version does not know, or a step fails
 */
export async function migrate(
  client: Migrated,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<void> {
  const applied = await appliedTo(client);
  const known = new Set(migrations.map(({ number }) => number));
  const unknown = [...applied].filter((number) => !known.has(number));
  if (unknown.length > 0) {
    throw new Error(`The database is of a newer version: it has step ${Math.max(...unknown)}.`);
  }
  for (const migration of migrations) {
    if (!applied.has(migration.number)) await apply(client, migration);
  }
}
