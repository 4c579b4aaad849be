import { existsSync } from "node:fs";
import type { Database } from "../database/database";
import { liveDatabase } from "../database/live-database";
import { type DatabaseSettings, sqlitePath } from "../database/settings";
import { CommandError } from "../../../lib/command-line/command-error";

/**
 * Opens an existing database. Creating one at a mistyped path would show an empty queue.
 * @throws CommandError if it is a file that does not exist
 */
export async function existingDatabase(settings: DatabaseSettings): Promise<Database> {
  const file = sqlitePath(settings.url);
  if (file !== undefined && !existsSync(file)) {
    throw new CommandError(
      `There is no database at ${file} yet. The server makes it when it is first asked for something. ` +
        "To name another: ENCORE_DATABASE_URL=file:/srv/encore/data/encore.db npm run exhibition -- list",
      1,
    );
  }
  return liveDatabase(settings);
}
