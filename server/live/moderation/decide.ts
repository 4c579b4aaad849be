import type { Database, Statement } from "../database/database";
import { now } from "../now";

const SEE_REPORTS = "UPDATE reports SET seen = 1 WHERE stand = :id";

/** Gives the ids of the stands that it was done to: one that is withdrawn meanwhile is left alone. */
async function decide(
  database: Pick<Database, "batch">,
  ids: readonly string[],
  sql: string,
  args: Record<string, string | null>,
): Promise<ReadonlySet<string>> {
  const results = await database.batch(
    ids.flatMap((id): Statement[] => [
      { sql: `${sql} WHERE id = :id AND state <> 'withdrawn' RETURNING id`, args: { ...args, id } },
      { sql: SEE_REPORTS, args: { id } },
    ]),
    "write",
  );
  return new Set(ids.filter((_, place) => results[2 * place]?.rows.length === 1));
}

/**
 * Makes stands public. One that was public before keeps its place; its reports count as looked at.
 * @returns the ids of those that were still there
 */
export const approve = (database: Pick<Database, "batch">, ids: readonly string[]) =>
  decide(
    database,
    ids,
    `UPDATE stands SET state = 'public', published = COALESCE(published, :now), note = NULL`,
    { now: now() },
  );

/**
 * Takes stands out of the exhibition or the queue. They are kept, so that a decision can be changed.
 * @param why a note for the other maintainers
 * @returns the ids of those that were still there
 */
export const reject = (database: Pick<Database, "batch">, ids: readonly string[], why?: string) =>
  decide(database, ids, "UPDATE stands SET state = 'rejected', note = :why", { why: why ?? null });
