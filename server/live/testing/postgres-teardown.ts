import "./postgres-setup";

/** Ends the PostgreSQL of the tests (`globalTeardown` of jest.config.mjs). */
export default async function tearDown(): Promise<void> {
  await globalThis.testPostgres?.remove();
}
