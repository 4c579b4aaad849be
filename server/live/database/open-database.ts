import type { Database } from "./database";
import { migrate } from "./migrate";
import { openFile } from "./open-file";
import { type DatabaseSettings, fileOf } from "./settings";
import { unavailable } from "./unavailable";

/** How long a libSQL server may take for one answer. */
const SERVER_MS = 10_000;

const withinTime = (...[input, init]: Parameters<typeof fetch>): ReturnType<typeof fetch> =>
  fetch(input, { ...init, signal: AbortSignal.timeout(SERVER_MS) }).catch((error: unknown) => {
    throw unavailable("The server of the database does not answer", error);
  });

async function openServer({ url, token }: DatabaseSettings): Promise<Database> {
  // Not bundled: the library brings a native module.
  const { createClient } = await import(/* webpackIgnore: true */ "@libsql/client");
  const client = createClient({
    url,
    ...(token !== undefined && { authToken: token }),
    fetch: withinTime,
  });
  return {
    isFile: false,
    execute: (statement) => client.execute(statement),
    batch: (statements, mode) => client.batch([...statements], mode),
    close: () => client.close(),
  };
}

/**
 * Opens a database and brings it up to date. A file, and its folder, are made if they are missing.
 * @throws an error that `isUnavailable` if it cannot be opened or is of a newer version
 */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const file = fileOf(settings.url);
  let database: Database | undefined;
  try {
    database = await (file === undefined ? openServer(settings) : openFile(file));
    await migrate(database);
    return database;
  } catch (error) {
    database?.close();
    // What stands behind the question mark may be a secret.
    throw unavailable(`The database ${settings.url.split("?")[0]} cannot be opened`, error);
  }
}
