import { Client } from "pg";
import { openDatabase } from "../database/open-database";
import type { PostgresServer } from "./postgres-server";

/** Templates of test databases: an empty one, and a migrated one. */
export const EMPTY = "template1";
export const READY = "ready";

/** Runs a statement on the test server as its operator, by default outside of the test databases. */
export async function onPostgres(
  statement: string,
  url = process.env.TEST_POSTGRES,
): Promise<void> {
  const client = new Client(url);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Makes a server available to the tests of this process and its children. */
export async function useForTests(server: PostgresServer): Promise<void> {
  process.env.TEST_POSTGRES = server.url("postgres");
  await onPostgres(`CREATE DATABASE "${READY}"`);
  await (await openDatabase({ url: server.url(READY) })).close();
}
