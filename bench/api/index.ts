import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../../server/live/database/open-database";
import { readStoredAnswers } from "../../lib/api/read-stored-answers";
import { contentFolder } from "../../lib/content/validated/content-folder";
import { publish } from "../../server/live/exhibition/publish";
import { approve } from "../../server/live/moderation/decide";
import { type SiteProcess, startSite } from "../../test/hosts/site-process";
import { expectationOf } from "./expectation";
import { figures } from "./figures";
import { largeStand, planOf, type Step } from "./plan";
import { type Outcome, Sender } from "./send";
import { verify } from "./verify";

const REQUESTS = 10_000;
const CLIENTS = 16;
/** Public stands that all clients cheer for. */
const STANDS = 40;

/** Lets somebody approve what waits; gives how to end that, which fails if it went wrong. */
function startMaintainer(url: string): () => Promise<void> {
  const program = join(__dirname, "maintainer.ts");
  const child = spawn(process.execPath, ["--import", "tsx", program, url], { stdio: "inherit" });
  const ended = new Promise<void>((done, failed) => {
    child.once("exit", (code) =>
      code === 0 ? done() : failed(new Error(`The maintainer ended with ${code}.`)),
    );
  });
  return () => {
    child.kill("SIGTERM");
    return ended;
  };
}

/** Sends the requests of one client, one after another. */
async function runClient(origin: string, steps: readonly Step[]): Promise<Outcome[]> {
  const sender = new Sender(origin);
  const outcomes: Outcome[] = [];
  for (const step of steps) {
    const sent = Array.from({ length: step.times }, () => sender.send(step));
    outcomes.push(...(await Promise.all(sent)));
  }
  sender.close();
  return outcomes;
}

async function measure(site: SiteProcess, plans: readonly Step[][]): Promise<Outcome[]> {
  const start = performance.now();
  const outcomes = (await Promise.all(plans.map((steps) => runClient(site.address, steps)))).flat();
  console.log(figures(outcomes, (performance.now() - start) / 1000));
  return outcomes;
}

/**
 * `npm run bench:api`: 10,000 mixed requests from several clients at once to the server of the last
 * build, in a process of its own with a new database, while a maintainer approves stands in
 * another.
 * Then the server is ended and started again, and what it holds is compared with what was sent. Exit
 * code 1 if anything was lost, doubled or answered wrongly.
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
    const stop = startMaintainer(environment.ENCORE_DATABASE_URL);
    const outcomes = await measure(site, plans);
    await stop();
    const code = await site.stop();
    site = await startSite(environment);
    const { list } = readStoredAnswers(contentFolder(process.cwd()))["exhibition-list"];
    const exhibits = list.map(({ id }) => id);
    const opening = first.map((body): Step => {
      return { kind: "", path: "", body, status: 200, times: 1 };
    });
    const faults = [
      ...(code === 0 ? [] : [`the server ended with ${code}`]),
      ...outcomes.flatMap(({ kind, fault }) => (fault === undefined ? [] : [`${kind}: ${fault}`])),
      ...(await verify(
        site.address,
        database,
        expectationOf([...opening, ...plans.flat()], exhibits),
      )),
    ];
    for (const fault of faults.slice(0, 20)) console.error(fault);
    console.log(
      faults.length === 0
        ? "Nothing was lost or doubled."
        : `\n${faults.length} faults: something was lost, doubled or answered wrongly.`,
    );
    process.exitCode = faults.length === 0 ? 0 : 1;
  } finally {
    await site?.stop();
    database.close();
    rmSync(folder, { recursive: true });
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
