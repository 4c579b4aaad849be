import { emptyJournal } from "./empty-journal";
import type { Database } from "./database";
import { processSingleton } from "../process-singleton";
import { openDatabase } from "./open-database";
import { type DatabaseSettings, databaseSettings } from "./settings";

const databases = processSingleton("databases", () => new Map<string, Promise<Database>>());

/** The database of the process, opened at the first call. After a failure the next call tries again. */
export function liveDatabase(settings: DatabaseSettings = databaseSettings()): Promise<Database> {
  const { url } = settings;
  const existing = databases.get(url);
  if (existing) return existing;
  const opening = openDatabase(settings);
  databases.set(url, opening);
  opening.catch(() => databases.delete(url));
  return opening;
}

/** Closes all databases of the process; a file then needs no journal beside it. */
export async function closeDatabases(): Promise<void> {
  const all = [...databases.values()];
  databases.clear();
  for (const opening of all) {
    const database = await opening.catch(() => undefined);
    if (!database) continue;
    // Does nothing while another process reads; that one merges the journal when it ends.
    await emptyJournal(database).catch(() => undefined);
    await database.close();
  }
}
