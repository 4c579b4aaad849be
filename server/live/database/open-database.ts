import type { Database } from "./database";
import { STEPS } from "./migrate";
import { openFile } from "./open-file";
import { openPostgres } from "./open-postgres";
import { type DatabaseSettings, fileOf, isPostgres, shownAddress } from "./settings";
import type { Steps } from "./step";
import { unavailable } from "./unavailable";

/**
 * Opens a database and brings it up to date. A file, and its folder, are made if they are missing.
 * @throws an error that `isUnavailable` if it cannot be opened or is of a newer version
 */
export async function openDatabase(
  settings: DatabaseSettings,
  steps: Steps = STEPS,
): Promise<Database> {
  const { url } = settings;
  const file = fileOf(url);
  try {
    if (file !== undefined) return await openFile(file, steps);
    if (isPostgres(url)) return await openPostgres(url, steps);
    throw new Error("ENCORE_DATABASE_URL takes file:… or postgres://…");
  } catch (error) {
    throw unavailable(`The database ${shownAddress(settings)} cannot be opened`, error);
  }
}
