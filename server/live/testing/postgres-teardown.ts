// Declares `testPostgres`.
import "./postgres-setup";

/** Stops it (`globalTeardown` of jest.config.mjs). */
export default async function tearDown(): Promise<void> {
  await globalThis.testPostgres?.remove();
}
