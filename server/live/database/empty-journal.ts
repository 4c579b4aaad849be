import { sql } from "kysely";
import type { Database } from "./database";

/** Merges SQLite's write-ahead log into its file and empties it; not while another process uses the file. */
export async function emptyJournal(database: Pick<Database, "isFile" | "run">): Promise<void> {
  if (database.isFile) await database.run(sql`PRAGMA wal_checkpoint(TRUNCATE)`);
}
