import type { Database } from "./database";
import { STEPS } from "./migrate";
import { openSqlite } from "./open-sqlite";
import { openPostgres } from "./open-postgres";
import { invalidUrlMessage, type DatabaseSettings, sqlitePath, printableUrl } from "./settings";
import type { Steps } from "./step";
import { unavailableError } from "./unavailable";

/**
 * Opens a database and migrates it. Creates a missing file and its folder.
 * @throws an `isUnavailable` error if it cannot be opened or is of a newer version
 */
export async function openDatabase(
  settings: DatabaseSettings,
  steps: Steps = STEPS,
): Promise<Database> {
  const { url } = settings;
  const fault = invalidUrlMessage(settings);
  if (fault !== undefined) throw unavailableError(fault);
  const file = sqlitePath(url);
  try {
    if (file !== undefined) return await openSqlite(file, steps);
    return await openPostgres(url, steps);
  } catch (error) {
    throw unavailableError(`The database ${printableUrl(settings)} cannot be opened`, error);
  }
}
