import type { Database } from "../database/database";
import { emptyJournal } from "../database/empty-journal";
import { noteChange } from "../times";
import { heldStand } from "./stands";

/**
 * Takes everything of a stand away but its id, which stays so that a belated repetition of its
 * publication does not bring it back.
 * @returns whether there was such a stand, now or before
 */
export async function erase(
  database: Pick<Database, "change" | "run" | "isFile">,
  id: string,
): Promise<boolean> {
  // In a file it is overwritten too (a setting of the connection); a server overwrites as it sees fit.
  const stand = await database.change(async (session) => {
    const found = await heldStand(session, id);
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
    if (found.state === "public") await noteChange(session, "standings");
    return found;
  });
  // The journal still has the pages as they were. Where somebody reads just now, the next erasing or the
  // end of the process empties it.
  await emptyJournal(database).catch(() => undefined);
  return stand !== undefined;
}
