import type { Database, Session } from "../database/database";
import type { ExhibitionStand } from "../../../content/types";
import { processSingleton } from "../process-singleton";
import { recordChange } from "../times";

const insertions = processSingleton(
  "opening stands",
  () => new WeakMap<object, Promise<unknown>>(),
);

/**
 * Adds the content's stands (content/exhibits) to the exhibition, or updates them. Maintainers' decisions stay: a stand
 * that was taken down does not come back. Writes nothing if all are up to date, so the database may be read-only.
 */
export async function insertOpeningStands(
  database: Pick<Database, "read" | "change">,
  stands: readonly ExhibitionStand[],
): Promise<void> {
  if (stands.length === 0) return;
  const pending = insertions.get(database) ?? insertOrUpdate(database, stands);
  insertions.set(database, pending);
  await pending.catch((error: unknown) => {
    insertions.delete(database);
    throw error;
  });
}

async function insertOrUpdate(
  database: Pick<Database, "read" | "change">,
  stands: readonly ExhibitionStand[],
): Promise<void> {
  const ids = stands.map(({ id }) => id);
  const stored = await database.read((session) =>
    session.selectFrom("stands").selectAll().where("id", "in", ids).execute(),
  );
  const storedById = new Map(stored.map((stand) => [stand.id, stand]));
  const changed = stands.filter((stand) => {
    const found = storedById.get(stand.id);
    if (found && found.state !== "public") return false;
    return Object.entries(textsOf(stand)).some(
      ([name, text]) => found?.[name as keyof ReturnType<typeof textsOf>] !== text,
    );
  });
  if (changed.length === 0) return;
  await database.change(async (session) => {
    for (const stand of changed) await upsert(session, stand);
  });
}

const textsOf = ({ title, author, unit, document }: ExhibitionStand) => {
  return { title, author: author ?? null, unit, document };
};

async function upsert(session: Session, stand: ExhibitionStand): Promise<void> {
  const { id, cheers, created } = stand;
  const { numInsertedOrUpdatedRows: isNew } = await session
    .insertInto("stands")
    .values({
      id,
      state: "public",
      ...textsOf(stand),
      cheers,
      sent: created,
      published: created,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (isNew) {
    await recordChange(session, "standings");
    return;
  }
  await session
    .updateTable("stands")
    .set(textsOf(stand))
    .where("id", "=", id)
    .where("state", "=", "public")
    .execute();
}
