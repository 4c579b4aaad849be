import { useForTests } from "./postgres-databases";
import { type PostgresServer, startPostgres } from "./postgres-server";

declare global {
  var testPostgres: PostgresServer | undefined;
}

/** Starts the PostgreSQL server of all tests (`globalSetup` of jest.config.mjs). */
export default async function setUp(): Promise<void> {
  globalThis.testPostgres = await startPostgres();
  await useForTests(globalThis.testPostgres);
}
