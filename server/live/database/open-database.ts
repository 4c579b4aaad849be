import type { Database } from "./database";
import { STEPS } from "./migrate";
import { openFile } from "./open-file";
import { openPostgres } from "./open-postgres";
import { addressFault, type DatabaseSettings, fileOf, shownAddress } from "./settings";
import type { Steps } from "./step";
import { unavailable } from "./unavailable";

/**
 * Opens a database and migrates it. Creates a missing file and its folder.
 * @throws an `isUnavailable` error if it cannot be opened or is of a newer version
 */
export async function openDatabase(
  settings: DatabaseSettings,
  steps: Steps = STEPS,
): Promise<Database> {
  const { url } = settings;
  const fault = addressFault(settings);
  if (fault !== undefined) throw unavailable(fault);
  const file = fileOf(url);
  try {
    if (file !== undefined) return await openFile(file, steps);
    return await openPostgres(url, steps);
  } catch (error) {
    throw unavailable(`The database ${shownAddress(settings)} cannot be opened`, error);
  }
}
