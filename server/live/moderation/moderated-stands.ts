import type { Database, Statement } from "../database/database";
import type { UnitId } from "../../../content/types";
import { now } from "../times";

/** Where a stand is; a stand that was withdrawn has nothing left to moderate. */
export const STATES = ["waiting", "public", "rejected"] as const;
type StandState = (typeof STATES)[number];

/** A stand as a maintainer sees it. */
export interface ModeratedStand {
  readonly id: string;
  readonly state: StandState | "withdrawn";
  readonly title: string;
  readonly author: string;
  readonly unit: string;
  readonly document: string;
  readonly cheers: number;
  readonly sent: string;
  readonly published: string;
  /** What a maintainer wrote when rejecting it. */
  readonly note: string;
  /** Reports that nobody has looked at yet. */
  readonly reports: number;
  /** Their reasons with how often each was given, such as "spam 2, other 1". */
  readonly reasons: string;
}

type Reader = Pick<Database, "execute">;

/** What a stand does not have is an empty text. */
const STANDS = `
  SELECT id, state, cheers,
    ${["title", "author", "unit", "document", "sent", "published", "note"]
      .map((name) => `COALESCE(${name}, '') AS ${name}`)
      .join(", ")},
    (SELECT COUNT(*) FROM reports WHERE stand = stands.id AND seen = 0) AS reports,
    (SELECT COALESCE(group_concat(reason || ' ' || times, ', '), '') FROM (
      SELECT reason, COUNT(*) AS times FROM reports
      WHERE stand = stands.id AND seen = 0 GROUP BY reason ORDER BY times DESC, reason
    )) AS reasons
  FROM stands`;

const standsOf = async (database: Reader, statement: Statement) =>
  (await database.execute(statement)).rows as unknown as readonly ModeratedStand[];

/** The stands in a state, those that were sent first at the top. */
export const standsIn = (database: Reader, state: StandState, unit: UnitId | null = null) =>
  standsOf(database, {
    sql: `${STANDS} WHERE state = ? AND (? IS NULL OR unit = ?) ORDER BY sent, id`,
    args: [state, unit, unit],
  });

/** The public stands with new reports, the most reported first. */
export const reportedStands = (database: Reader) =>
  standsOf(
    database,
    `SELECT * FROM (${STANDS} WHERE state = 'public') WHERE reports > 0 ORDER BY reports DESC, id`,
  );

/** The stand of an id. */
export async function standOfId(database: Reader, id: string): Promise<ModeratedStand | undefined> {
  const [stand] = await standsOf(database, { sql: `${STANDS} WHERE id = ?`, args: [id] });
  return stand;
}

/** Every id that there is. */
export async function standIds(database: Reader): Promise<string[]> {
  const { rows } = await database.execute("SELECT id FROM stands");
  return rows.map(({ id }) => String(id));
}

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
