import type { Database, Session } from "../database/database";
import type { ExhibitionStand } from "../../../content/types";
import { processWide } from "../process-wide";
import { noteChange } from "../times";

const done = processWide("opening stands", () => new WeakMap<object, Promise<unknown>>());

/**
 * Adds the content's stands (content/exhibits) to the exhibition, or updates them. Maintainers' decisions stay: a stand
 * that was taken down does not come back. Writes nothing if all are up to date, so the database may be read-only.
 */
export async function hangOpeningStands(
  database: Pick<Database, "read" | "change">,
  stands: readonly ExhibitionStand[],
): Promise<void> {
  if (stands.length === 0) return;
  const hanging = done.get(database) ?? hang(database, stands);
  done.set(database, hanging);
  await hanging.catch((error: unknown) => {
    done.delete(database);
    throw error;
  });
}

async function hang(
  database: Pick<Database, "read" | "change">,
  stands: readonly ExhibitionStand[],
): Promise<void> {
  const ids = stands.map(({ id }) => id);
  const kept = await database.read((session) =>
    session.selectFrom("stands").selectAll().where("id", "in", ids).execute(),
  );
  const keptById = new Map(kept.map((stand) => [stand.id, stand]));
  const changed = stands.filter((stand) => {
    const found = keptById.get(stand.id);
    if (found && found.state !== "public") return false;
    return Object.entries(textsOf(stand)).some(
      ([name, text]) => found?.[name as keyof ReturnType<typeof textsOf>] !== text,
    );
  });
  if (changed.length === 0) return;
  await database.change(async (session) => {
    for (const stand of changed) await put(session, stand);
  });
}

const textsOf = ({ title, author, unit, document }: ExhibitionStand) => {
  return { title, author: author ?? null, unit, document };
};

async function put(session: Session, stand: ExhibitionStand): Promise<void> {
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
    await noteChange(session, "standings");
    return;
  }
  await session
    .updateTable("stands")
    .set(textsOf(stand))
    .where("id", "=", id)
    .where("state", "=", "public")
    .execute();
}
