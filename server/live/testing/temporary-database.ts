import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "../database/database";
import { temporaryFolder as temporaryPath } from "../../../test/temporary-folder";
import { openDatabase } from "../database/open-database";

/** A database in a folder of its own. */
export interface TemporaryDatabase {
  readonly url: string;
  readonly client: Database;
  /** Closes it and takes the folder away. */
  remove(): void;
}

/** Makes a folder for databases of a test. */
export function temporaryFolder(): { readonly path: string; remove(): void } {
  const path = temporaryPath();
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Opens a new database. */
export async function temporaryDatabase(): Promise<TemporaryDatabase> {
  const folder = temporaryFolder();
  const url = `file:${join(folder.path, "made", "encore.db")}`;
  const client = await openDatabase({ url });
  return {
    url,
    client,
    remove: () => {
      client.close();
      folder.remove();
    },
  };
}
