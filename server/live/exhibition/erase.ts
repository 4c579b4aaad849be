import type { Database, Statement } from "../database/database";

/**
 * Takes everything of a stand away but its id, which stays so that a belated repetition of its
 * publication does not bring it back.
 * @returns whether there was such a stand, now or before
 */
export async function erase(
  database: Pick<Database, "batch" | "execute" | "isFile">,
  id: string,
): Promise<boolean> {
  const changes: Statement[] = [
    "DELETE FROM cheers WHERE stand = :id",
    "DELETE FROM reports WHERE stand = :id",
    `UPDATE stands SET state = 'withdrawn', title = NULL, author = NULL, unit = NULL,
      document = NULL, cheers = 0, sent = NULL, published = NULL, note = NULL
      WHERE id = :id AND state <> 'withdrawn'`,
    "SELECT id FROM stands WHERE id = :id",
  ].map((sql) => ({ sql, args: { id } }));
  // In a file it is overwritten too (a setting of the connection); a libSQL server overwrites as it sees fit.
  const results = await database.batch(changes, "write");
  // The journal still has the pages as they were. Where somebody reads just now, the next erasing or the
  // end of the process empties it.
  if (database.isFile)
    await database.execute("PRAGMA wal_checkpoint(TRUNCATE)").catch(() => undefined);
  return results.at(-1)?.rows.length === 1;
}
