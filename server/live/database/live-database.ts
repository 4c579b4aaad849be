import { emptyJournal } from "./empty-journal";
import type { Database } from "./database";
import { processWide } from "../process-wide";
import { openDatabase } from "./open-database";
import { type DatabaseSettings, databaseSettings } from "./settings";

const opened = processWide("databases", () => new Map<string, Promise<Database>>());

/**
 * The process's database, opened when it is first asked for. Where that fails it is tried again by the
 * next who asks.
 */
export function liveDatabase(settings: DatabaseSettings = databaseSettings()): Promise<Database> {
  const { url } = settings;
  const found = opened.get(url);
  if (found) return found;
  const opening = openDatabase(settings);
  opened.set(url, opening);
  opening.catch(() => opened.delete(url));
  return opening;
}

/** Closes all databases of the process; a file then holds everything without its journal beside it. */
export async function closeDatabases(): Promise<void> {
  const all = [...opened.values()];
  opened.clear();
  for (const opening of all) {
    const database = await opening.catch(() => undefined);
    if (!database) continue;
    // Refused while another process reads; that one does it when it ends.
    await emptyJournal(database).catch(() => undefined);
    await database.close();
  }
}
