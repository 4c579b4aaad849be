import { type Kysely, Migrator, sql } from "kysely";
import { exhibition } from "./migrations/001-exhibition";
import type { Engine, Steps } from "./step";
import type { Tables } from "./tables";

export const STEPS: Steps = { "001-exhibition": exhibition };

/**
 * Migrates a database: applies each missing step once, even if several processes start together. Writes nothing to an
 * up-to-date database, which may be read-only.
 * @throws if the database has unknown steps, or a step fails
 */
export async function migrate(
  kysely: Kysely<Tables>,
  engine: Engine,
  steps: Steps = STEPS,
): Promise<void> {
  const migrations = Object.entries(steps).map(([name, step]) => {
    const up = async (session: Kysely<unknown>) => {
      for (const statement of step(engine)) await sql.raw(statement).execute(session);
    };
    return [name, { up }] as const;
  });
  const provider = { getMigrations: async () => Object.fromEntries(migrations) };
  const migrator = new Migrator({ db: kysely, provider });
  const registered = await migrator.getMigrations();
  if (registered.some(({ executedAt }) => executedAt)) await assertNoUnknownSteps(kysely, steps);
  if (registered.every(({ executedAt }) => executedAt)) return;
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

async function assertNoUnknownSteps(kysely: Kysely<Tables>, steps: object): Promise<void> {
  const applied = await sql<{ name: string }>`SELECT name FROM kysely_migration`.execute(kysely);
  const unknown = applied.rows.find(({ name }) => !Object.hasOwn(steps, name));
  if (unknown) throw new Error(`The database is of a newer version: it has step ${unknown.name}.`);
}
