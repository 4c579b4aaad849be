import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "../database/database";
import { temporaryFolder as temporaryPath } from "../../../test/temporary-folder";
import { openDatabase } from "../database/open-database";
import { EMPTY, onPostgres, READY } from "./postgres-databases";

export interface TemporaryDatabase {
  readonly url: string;
  readonly client: Database;
  remove(): Promise<void>;
}

/** A place for a database that does not exist yet. */
export interface TemporaryPlace {
  readonly url: string;
  remove(): Promise<void>;
}

/** True for tests on PostgreSQL (the project `postgres` of jest.config.mjs), false on files. */
export const IS_POSTGRES = "IS_POSTGRES" in globalThis;

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

/** A place for a database that the test opens itself. */
export const temporaryPlace = async (): Promise<TemporaryPlace> =>
  IS_POSTGRES ? newOnPostgres(EMPTY) : newFile();

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
