import { dirname } from "node:path";
import { Kysely, type RawBuilder } from "kysely";
import { makeFolder } from "../../../lib/command-line/make-folder";
import type { Database } from "./database";
import { FileDialect } from "./file-dialect";
import { migrate, STEPS } from "./migrate";
import { retryWhileBusy } from "./retry-while-busy";
import type { Steps } from "./step";
import type { Tables } from "./tables";

/** Number of tries while the file is busy, and the pause between them. */
const TRIES = 200;
const PAUSE_MS = 25;

/** Settings of a connection to a file. */
const SETTINGS = [
  "journal_mode = WAL",
  // The disk is waited for when the journal is carried over, not at each change: that would stop the
  // whole server on a busy disk. A process that is killed loses nothing by it; when the power fails,
  // the file stays whole but may lack the changes of the last moments.
  "synchronous = NORMAL",
  // What is deleted, or moves when a row grows, is overwritten in the file; `erase` makes sure of it.
  "secure_delete = ON",
];

/**
 * Opens a file and brings it up to date; it and its folder are made if they are missing. What another process holds is
 * waited for in small steps, between which this process does other things.
 */
export async function openFile(path: string, steps: Steps = STEPS): Promise<Database> {
  await makeFolder(dirname(path));
  // Not bundled: it is a native module.
  const { default: Libsql } = await import(/* webpackIgnore: true */ "libsql");
  // SQLite's own waiting would stop this process as a whole.
  const file = new Libsql(path, { timeout: 0 });
  const kysely = new Kysely<Tables>({ dialect: new FileDialect(file) });
  try {
    for (const setting of SETTINGS) {
      await untilFree(async () => file.exec(`PRAGMA ${setting}`));
    }
    await untilFree(() => migrate(kysely, "file", steps));
  } catch (error) {
    file.close();
    throw error;
  }
  return {
    isFile: true,
    read: (act) => untilFree(() => kysely.transaction().setAccessMode("read only").execute(act)),
    change: (act) => untilFree(() => kysely.transaction().execute(act)),
    run: async (statement: RawBuilder<unknown>) => {
      await untilFree(() => statement.execute(kysely));
    },
    close: () => kysely.destroy(),
  };
}

/**
 * Carries out an act that SQLite refuses at once while another process changes the file, in small steps between which
 * the process does other things. Rejects after five seconds, or with any other error.
 */
const untilFree = <Result>(act: () => Promise<Result>): Promise<Result> =>
  retryWhileBusy(act, TRIES, () => PAUSE_MS);
