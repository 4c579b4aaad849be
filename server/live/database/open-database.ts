import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import type { Client } from "@libsql/client";
import { migrate } from "./migrate";
import { retryWhileBusy } from "./retry-while-busy";
import { type DatabaseSettings, fileOf } from "./settings";

/** How long a change waits for the change of another process. */
const BUSY_MS = 5000;
/** How long a libSQL server may take for one answer. */
const SERVER_MS = 10_000;

const withinTime = (...[input, init]: Parameters<typeof fetch>): ReturnType<typeof fetch> =>
  fetch(input, { ...init, signal: AbortSignal.timeout(SERVER_MS) });

/**
 * Opens a database and brings it up to date. A file, and its folder, are made if they are missing.
 *
 * Changes are made by `batch(…, "write")` alone. On a file it runs without a pause, so nothing else of
 * this process comes between; a `transaction()` that waited for its holder would stop the whole process
 * as soon as another change waits for it.
 * @throws if it cannot be opened or is of a newer version
 */
export async function openDatabase({ url, token }: DatabaseSettings): Promise<Client> {
  // Not bundled: the library brings a native module.
  const { createClient } = await import(/* webpackIgnore: true */ "@libsql/client");
  const isLocal = url.startsWith("file:");
  const file = fileOf(url);
  if (file !== undefined) await mkdir(dirname(file), { recursive: true });
  const client = isLocal
    ? // One connection: its calls do not wait, and the settings below are those of a connection.
      createClient({ url, concurrency: 1, timeout: BUSY_MS })
    : createClient({ url, ...(token !== undefined && { authToken: token }), fetch: withinTime });
  try {
    if (file !== undefined) {
      await retryWhileBusy(() => client.execute("PRAGMA journal_mode = WAL"));
      // The disk is waited for when the journal is carried over, not at each change: that would stop the
      // whole server on a busy disk. A process that is killed loses nothing by it; when the power fails,
      // the file stays whole but may lack the changes of the last moments. Should the library ever open
      // another connection in place of this one, that waits for the disk at each change.
      await client.execute("PRAGMA synchronous = NORMAL");
      // What is deleted, or moves when a row grows, is overwritten in the file; `erase` makes sure of it.
      await client.execute("PRAGMA secure_delete = ON");
    }
    await migrate(client);
    return client;
  } catch (error) {
    client.close();
    throw error;
  }
}
