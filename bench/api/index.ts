import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openDatabase } from "../../server/live/database/open-database";
import { startPostgres } from "../../server/live/testing/postgres-server";
import { helpIfAsked } from "../../scripts/lib/usage.mjs";
import { startSite } from "../../test/hosts/site-process";
import { faultsOf, prepareLoad, report, sendLoad, speedOf } from "../../test/load/load";
import { send } from "../../test/load/send";

helpIfAsked("bench:api");

async function newStore(isFile: boolean) {
  if (isFile) {
    const folder = mkdtempSync(join(tmpdir(), "encore-bench-"));
    return {
      url: `file:${join(folder, "encore.db")}`,
      remove: async () => rmSync(folder, { recursive: true }),
    };
  }
  const postgres = await startPostgres([]);
  return { url: postgres.url("postgres"), remove: () => postgres.remove() };
}

/**
 * `npm run bench:api`: sends 10,000 mixed requests from parallel clients to servers of the last build on a new
 * database, while a maintainer approves stands. Then stops the servers, starts one again, and compares its data with
 * the requests. Exit code 1 if anything was lost, duplicated or answered wrongly.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { servers: { type: "string", default: "0" } } });
  // Servers that share a PostgreSQL; 0 stands for one server with a file.
  const servers = Number(values.servers);
  const store = await newStore(servers === 0);
  const environment = { ENCORE_DATABASE_URL: store.url };
  const database = await openDatabase(store);
  const start = () => startSite(environment);
  let sites: Awaited<ReturnType<typeof start>>[] = [];
  try {
    const load = await prepareLoad(database);
    sites = await Promise.all(Array.from({ length: servers || 1 }, start));
    const addresses = sites.map(({ address }) => address);
    const begin = performance.now();
    const outcomes = await sendLoad(load, database, (step, client) =>
      send(addresses[client % addresses.length] ?? "", step),
    );
    console.log(speedOf(outcomes, (performance.now() - begin) / 1_000));
    const codes = await Promise.all(sites.map((site) => site.stop()));
    sites = [await start()];
    const faults = await faultsOf(load, outcomes, sites[0]?.address ?? "", database);
    report([
      ...codes.flatMap((code) => (code === 0 ? [] : `a server ended with ${code}`)),
      ...faults,
    ]);
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
    await database.close();
    await store.remove();
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
