import { dirname } from "node:path";
import { Kysely, type RawBuilder } from "kysely";
import { makeFolder } from "../../../lib/command-line/make-folder";
import type { Database } from "./database";
import { FileDialect } from "./file-dialect";
import { migrate, STEPS } from "./migrate";
import { retryWhileBusy } from "./retry-while-busy";
import type { Steps } from "./step";
import type { Tables } from "./tables";

/** Tries while the file is busy, and the pause between them. */
const TRIES = 200;
const PAUSE_MS = 25;

const SETTINGS = [
  "journal_mode = WAL",
  // Sync to disk at checkpoints, not at each change, which would block the server on a busy disk. A killed process
  // loses nothing; after a power failure the file is intact but may lack the last changes.
  "synchronous = NORMAL",
  // Overwrites deleted and moved data in the file, which `erase` relies on.
  "secure_delete = ON",
];

/**
 * Opens a file and migrates it; creates it and its folder if missing. Waits asynchronously while another process locks
 * it.
 */
export async function openSqlite(path: string, steps: Steps = STEPS): Promise<Database> {
  await makeFolder(dirname(path));
  // Not bundled: it is a native module.
  const { default: Libsql } = await import(/* webpackIgnore: true */ "libsql");
  // SQLite's own wait would block the process.
  const file = new Libsql(path, { timeout: 0 });
  const kysely = new Kysely<Tables>({ dialect: new FileDialect(file) });
  try {
    for (const setting of SETTINGS) {
      await retryWhileLocked(async () => file.exec(`PRAGMA ${setting}`));
    }
    await retryWhileLocked(() => migrate(kysely, "file", steps));
  } catch (error) {
    file.close();
    throw error;
  }
  return {
    isFile: true,
    read: (work) =>
      retryWhileLocked(() => kysely.transaction().setAccessMode("read only").execute(work)),
    change: (work) => retryWhileLocked(() => kysely.transaction().execute(work)),
    run: async (statement: RawBuilder<unknown>) => {
      await retryWhileLocked(() => statement.execute(kysely));
    },
    close: () => kysely.destroy(),
  };
}

/**
 * Retries while another process changes the file, with asynchronous pauses. Rejects after five seconds, or with any
 * other error.
 */
const retryWhileLocked = <Result>(work: () => Promise<Result>): Promise<Result> =>
  retryWhileBusy(work, TRIES, () => PAUSE_MS);
