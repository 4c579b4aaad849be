import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { makeFolder } from "../../../lib/command-line/make-folder";
import type { Answer, Database, Row, Statement } from "./database";
import { isBusy } from "./unavailable";

/** How often something is tried while the file is busy, and how long it is waited in between. */
const TRIES = 200;
const PAUSE_MS = 25;

/** Settings of a connection to a file. */
const SETTINGS = [
  "PRAGMA journal_mode = WAL",
  // The disk is waited for when the journal is carried over, not at each change: that would stop the
  // whole server on a busy disk. A process that is killed loses nothing by it; when the power fails,
  // the file stays whole but may lack the changes of the last moments.
  "PRAGMA synchronous = NORMAL",
  // What is deleted, or moves when a row grows, is overwritten in the file; `erase` makes sure of it.
  "PRAGMA secure_delete = ON",
];

/**
 * Opens a file; it and its folder are made if they are missing. Its calls wait for other processes in small
 * steps: SQLite's own waiting would stop this process as a whole. A batch runs without a pause, so nothing else
 * of this process comes between. (The client of `@libsql/client` for files begins with a prepared statement,
 * which keeps its lock after a refusal until it is collected as garbage.)
 */
export async function openFile(path: string): Promise<Database> {
  await makeFolder(dirname(path));
  // Not bundled: it is a native module.
  const { default: Libsql } = await import(/* webpackIgnore: true */ "libsql");
  const file = new Libsql(path, { timeout: 0 });

  const run = (statement: Statement): Answer => {
    const { sql, args } = typeof statement === "string" ? { sql: statement, args: [] } : statement;
    const prepared = file.prepare(sql);
    if (prepared.reader) return { rows: prepared.all(args) as Row[] };
    prepared.run(args);
    return { rows: [] };
  };

  const runAll = (statements: readonly Statement[], mode: "read" | "write"): Answer[] => {
    file.exec(mode === "write" ? "BEGIN IMMEDIATE" : "BEGIN");
    try {
      const answers = statements.map(run);
      file.exec("COMMIT");
      return answers;
    } finally {
      if (file.inTransaction) file.exec("ROLLBACK");
    }
  };

  const database: Database = {
    isFile: true,
    execute: (statement) => retryWhileBusy(async () => run(statement)),
    batch: (statements, mode) => retryWhileBusy(async () => runAll(statements, mode)),
    close: () => file.close(),
  };
  try {
    for (const setting of SETTINGS) await database.execute(setting);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Does something that SQLite refuses at once while another process changes the file, in small steps between
 * which the process does other things. Rejects after five seconds, or with any other error.
 */
async function retryWhileBusy<Result>(act: () => Promise<Result>): Promise<Result> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await act();
    } catch (error) {
      if (!isBusy(error) || tried === TRIES) throw error;
      await wait(PAUSE_MS);
    }
  }
}
