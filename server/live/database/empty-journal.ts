import { sql } from "kysely";
import type { Database } from "./database";

/** Merges a file's journal into the file and empties it. Rejects while another process reads. */
export async function emptyJournal(database: Pick<Database, "isFile" | "run">): Promise<void> {
  if (database.isFile) await database.run(sql`PRAGMA wal_checkpoint(TRUNCATE)`);
}
