import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createHistogram } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "../../server/live/database/database";
import { openDatabase } from "../../server/live/database/open-database";
import { readStoredAnswers } from "../../lib/api/read-stored-answers";
import { contentFolder } from "../../lib/content/validated/content-folder";
import { publish } from "../../server/live/exhibition/publish";
import { approve, standsIn } from "../../server/live/moderation/moderated-stands";
import { type SiteProcess, startSite } from "../../test/hosts/site-process";
import { expectationOf } from "./expectation";
import { largeStand, planOf, type Step } from "./plan";
import { type Outcome, send } from "./send";
import { verify } from "./verify";
import { helpIfAsked } from "../../scripts/lib/usage.mjs";

helpIfAsked("bench:api");

const REQUESTS = 10_000;
const CLIENTS = 16;
/** Public stands that all clients cheer for. */
const STANDS = 40;

/** How often the maintainer looks, ms. */
const LOOK_MS = 250;

/** Approves what waits until the signal comes, and once more then. */
async function maintain(database: Database, { signal }: AbortController): Promise<void> {
  for (let isLast = false; ; isLast = signal.aborted) {
    const waiting = await standsIn(database, "waiting");
    const ids = waiting.map(({ id }) => id);
    if (ids.length > 0) await approve(database, ids);
    if (isLast) return;
    await wait(LOOK_MS, undefined, { signal }).catch(() => undefined);
  }
}

/** Sends the requests of one client, one after another. */
async function runClient(origin: string, steps: readonly Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of steps) {
    const sent = Array.from({ length: step.times }, () => send(origin, step));
    outcomes.push(...(await Promise.all(sent)));
  }
  return outcomes;
}

/** Sends the requests of all clients and prints how long they took. */
async function measure(origin: string, plans: readonly Step[][]): Promise<Outcome[]> {
  const start = performance.now();
  const outcomes = (await Promise.all(plans.map((steps) => runClient(origin, steps)))).flat();
  const seconds = (performance.now() - start) / 1_000;
  const times = createHistogram();
  for (const { milliseconds } of outcomes) times.record(Math.max(1, Math.round(milliseconds)));
  console.log(
    `${outcomes.length} requests, ${Math.round(outcomes.length / seconds)} a second; ` +
      `half within ${times.percentile(50)} ms, 99 of 100 within ${times.percentile(99)} ms`,
  );
  return outcomes;
}

/**
 * `npm run bench:api`: 10,000 mixed requests from several clients at once to the server of the last
 * build, in a process of its own with a new database, while a maintainer approves stands from this one.
 * Then the server is ended and started again, and what it holds is compared with what was sent. Exit
 * code 1 if anything was lost, duplicated or answered wrongly.
 */
async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "encore-bench-"));
  const environment = { ENCORE_DATABASE_URL: `file:${join(folder, "encore.db")}` };
  const database = await openDatabase({ url: environment.ENCORE_DATABASE_URL });
  let site: SiteProcess | undefined;
  try {
    const first = Array.from({ length: STANDS }, (_, place) => largeStand(`stand-${place}`, place));
    const stands: string[] = [];
    for (const stand of first) stands.push((await publish(database, stand)).id);
    await approve(database, stands);
    const plans = Array.from({ length: CLIENTS }, (_, client) =>
      planOf(client, REQUESTS / CLIENTS, stands),
    );
    site = await startSite(environment);
    const ending = new AbortController();
    const maintaining = maintain(database, ending);
    const outcomes = await measure(site.address, plans);
    ending.abort();
    await maintaining;
    const code = await site.stop();
    site = await startSite(environment);
    const { list } = readStoredAnswers(contentFolder(process.cwd()))["exhibition-list"];
    const exhibits = list.map(({ id }) => id);
    const opening = first.map((body): Step => {
      return { kind: "", path: "", body, status: 200, times: 1 };
    });
    const faults = [
      ...(code === 0 ? [] : [`the server ended with ${code}`]),
      ...outcomes.flatMap(({ fault }) => fault ?? []),
      ...(await verify(
        site.address,
        database,
        expectationOf([...opening, ...plans.flat()], exhibits),
      )),
    ];
    for (const fault of faults.slice(0, 20)) console.error(fault);
    if (faults.length === 0) console.log("Nothing was lost or duplicated.");
    else throw new Error(`${faults.length} faults: something was lost, duplicated or wrong.`);
  } finally {
    await site?.stop();
    await database.close();
    rmSync(folder, { recursive: true });
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
