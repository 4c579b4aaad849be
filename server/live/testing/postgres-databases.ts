import { Client } from "pg";
import { openDatabase } from "../database/open-database";
import type { PostgresServer } from "./postgres-server";

/** Databases that those of tests are copies of: one that is empty, and one that is up to date. */
export const EMPTY = "template1";
export const READY = "ready";

/** Carries out a statement on the server of the tests, as its operator, by default outside of their databases. */
export async function onPostgres(
  statement: string,
  url = process.env.TEST_POSTGRES,
): Promise<void> {
  const client = new Client(url);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Lets the tests of this process, and of those that it starts, use a server. */
export async function useForTests(server: PostgresServer): Promise<void> {
  process.env.TEST_POSTGRES = server.url("postgres");
  await onPostgres(`CREATE DATABASE "${READY}"`);
  await (await openDatabase({ url: server.url(READY) })).close();
}
