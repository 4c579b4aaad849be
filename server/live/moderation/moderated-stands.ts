import type { Database, Session } from "../database/database";
import type { Tables } from "../database/tables";
import type { UnitId } from "../../../content/types";
import { recordChange, now } from "../times";

/** A withdrawn stand has nothing left to moderate. */
export const STATES = ["waiting", "public", "rejected"] as const;
type StandState = (typeof STATES)[number];

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
  readonly note: string;
  /** Number of reports not looked at yet. */
  readonly reports: number;
  /** Their reasons with counts, such as "spam 2, other 1". */
  readonly reasons: string;
}

type Reader = Pick<Database, "read">;

type StandRow = Tables["stands"];

/** Stands of a query, with their new reports. Missing values are empty texts. */
async function withReports(
  session: Session,
  rows: readonly StandRow[],
): Promise<readonly ModeratedStand[]> {
  const reports = await session
    .selectFrom("reports")
    .select(({ fn }) => ["stand", "reason", fn.countAll<number>().as("times")])
    .where("seen", "=", 0)
    .groupBy(["stand", "reason"])
    .orderBy("times", "desc")
    .orderBy("reason")
    .execute();
  const reportsOf = new Map<string, (typeof reports)[number][]>();
  for (const report of reports) {
    reportsOf.set(report.stand, [...(reportsOf.get(report.stand) ?? []), report]);
  }
  return rows.map(({ title, author, unit, document, sent, published, note, ...stand }) => {
    const own = reportsOf.get(stand.id) ?? [];
    return {
      ...stand,
      title: title ?? "",
      author: author ?? "",
      unit: unit ?? "",
      document: document ?? "",
      sent: sent ?? "",
      published: published ?? "",
      note: note ?? "",
      reports: own.reduce((all, { times }) => all + times, 0),
      reasons: own.map(({ reason, times }) => `${reason} ${times}`).join(", "),
    };
  });
}

/** Stands in a state, the earliest first. */
export const standsIn = (database: Reader, state: StandState, unit?: UnitId) =>
  database.read(async (session) => {
    let stands = session.selectFrom("stands").selectAll().where("state", "=", state);
    if (unit !== undefined) stands = stands.where("unit", "=", unit);
    return withReports(session, await stands.orderBy("sent").orderBy("id").execute());
  });

/** Public stands with new reports, the most reported first. */
export const reportedStands = (database: Reader) =>
  database.read(async (session) => {
    const stands = await session
      .selectFrom("stands")
      .selectAll()
      .where("state", "=", "public")
      .where("id", "in", session.selectFrom("reports").select("stand").where("seen", "=", 0))
      .orderBy("id")
      .execute();
    return (await withReports(session, stands)).toSorted((a, b) => b.reports - a.reports);
  });

export const standOfId = (database: Reader, id: string): Promise<ModeratedStand | undefined> =>
  database.read(async (session) => {
    const stands = session.selectFrom("stands").selectAll().where("id", "=", id);
    return (await withReports(session, await stands.execute()))[0];
  });

export const standIds = (database: Reader): Promise<string[]> =>
  database.read(async (session) => {
    const stands = await session.selectFrom("stands").select("id").execute();
    return stands.map(({ id }) => id);
  });

/** Applies a decision, and returns the ids of the changed stands: those withdrawn meanwhile stay unchanged. */
const decide = (
  database: Pick<Database, "change">,
  ids: readonly string[],
  decision: (stand: StandRow) => Partial<StandRow>,
): Promise<ReadonlySet<string>> =>
  database.change(async (session) => {
    const stands = await session
      .selectFrom("stands")
      .selectAll()
      .where("id", "in", ids)
      .where("state", "<>", "withdrawn")
      // Ordered, so that two maintainers do not deadlock.
      .orderBy("id")
      .forUpdate()
      .execute();
    for (const stand of stands) {
      const { id } = stand;
      const changes = decision(stand);
      await session.updateTable("stands").set(changes).where("id", "=", id).execute();
      await session.updateTable("reports").set({ seen: 1 }).where("stand", "=", id).execute();
      if ((stand.state === "public") !== (changes.state === "public"))
        await recordChange(session, "standings");
    }
    return new Set(stands.map(({ id }) => id));
  });

/**
 * Makes stands public. A stand that was public before keeps its place; its reports count as looked at.
 * @returns the ids that still existed
 */
export const approve = (database: Pick<Database, "change">, ids: readonly string[]) =>
  decide(database, ids, ({ published }) => {
    return { state: "public", published: published ?? now(), note: null };
  });

/**
 * Takes stands out of the exhibition or the queue. They are kept, so that a decision can be changed.
 * @param why a note for other maintainers
 * @returns the ids that still existed
 */
export const reject = (database: Pick<Database, "change">, ids: readonly string[], why?: string) =>
  decide(database, ids, () => ({ state: "rejected", note: why ?? null }));
