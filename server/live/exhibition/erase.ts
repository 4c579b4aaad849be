import type { Database } from "../database/database";
import { emptyJournal } from "../database/empty-journal";
import { recordChange } from "../times";
import { lockStand } from "./stands";

/**
 * Erases a stand except its id, so that a late repetition of its publication does not bring it back.
 * @returns true if the stand exists or existed
 */
export async function erase(
  database: Pick<Database, "change" | "run" | "isFile">,
  id: string,
): Promise<boolean> {
  // A file is overwritten too (a setting of the connection); a server overwrites eventually.
  const stand = await database.change(async (session) => {
    const found = await lockStand(session, id);
    if (!found || found.state === "withdrawn") return found;
    await session.deleteFrom("cheers").where("stand", "=", id).execute();
    await session.deleteFrom("reports").where("stand", "=", id).execute();
    await session
      .updateTable("stands")
      .set({
        state: "withdrawn",
        title: null,
        author: null,
        unit: null,
        document: null,
        cheers: 0,
        sent: null,
        published: null,
        note: null,
      })
      .where("id", "=", id)
      .execute();
    if (found.state === "public") await recordChange(session, "standings");
    return found;
  });
  // The journal still has the old pages. If another process is reading, the next erasure or exit empties it.
  await emptyJournal(database).catch(() => undefined);
  return stand !== undefined;
}
