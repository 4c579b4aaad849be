import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "../database/database";
import { temporaryFolder as temporaryPath } from "../../../test/temporary-folder";
import { openDatabase } from "../database/open-database";
import { EMPTY, onPostgres, READY } from "./postgres-databases";

/** A database of its own. */
export interface TemporaryDatabase {
  readonly url: string;
  readonly client: Database;
  /** Closes it and takes it away. */
  remove(): Promise<void>;
}

/** A place for a database, in which there is none yet. */
export interface TemporaryPlace {
  readonly url: string;
  remove(): Promise<void>;
}

/** Whether tests run on PostgreSQL (the project `postgres` of jest.config.mjs), and not on files. */
export const IS_POSTGRES = "IS_POSTGRES" in globalThis;

/** Makes a folder for databases of a test. */
export function temporaryFolder(): { readonly path: string; remove(): void } {
  const path = temporaryPath();
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

function newFile(): TemporaryPlace {
  const folder = temporaryFolder();
  return {
    url: `file:${join(folder.path, "made", "encore.db")}`,
    remove: async () => folder.remove(),
  };
}

async function newOnPostgres(template: string): Promise<TemporaryPlace> {
  const name = `test-${randomUUID()}`;
  await onPostgres(`CREATE DATABASE "${name}" TEMPLATE "${template}"`);
  return {
    url: (process.env.TEST_POSTGRES ?? "").replace(/[^/]*$/, name),
    remove: () => onPostgres(`DROP DATABASE "${name}" WITH (FORCE)`),
  };
}

/** Makes a place for a database that is to be opened by the test. */
export const temporaryPlace = async (): Promise<TemporaryPlace> =>
  IS_POSTGRES ? newOnPostgres(EMPTY) : newFile();

/** Opens a new database. */
export async function temporaryDatabase(): Promise<TemporaryDatabase> {
  const place = IS_POSTGRES ? await newOnPostgres(READY) : newFile();
  const client = await openDatabase({ url: place.url });
  return {
    url: place.url,
    client,
    remove: async () => {
      await client.close();
      await place.remove();
    },
  };
}
