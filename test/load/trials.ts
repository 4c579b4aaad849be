import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { openDatabase } from "../../server/live/database/open-database";
import {
  freePort,
  type PostgresServer,
  startPostgres,
} from "../../server/live/testing/postgres-server";
import { type SiteProcess, startSite } from "../hosts/site-process";
import { faultsOf, type Load, prepareLoad, report, sendLoad, speedOf } from "./load";
import type { Step } from "./plan";
import { openRelay, type Relay } from "./relay";
import { type Outcome, send } from "./send";

const SERVERS = 4;

/** Duration of a fault, and the pause after it, in ms. */
const FAULT_MS = 4_000;
const CALM_MS = 2_000;

/** Time for which a visitor retries, and the pause between tries, in ms. */
const PATIENCE_MS = 60_000;
const PAUSE_MS = 250;

/** A client's pause before each request, so that requests are spread over all faults, in ms. */
const PACE_MS = 100;

/** Greatest number of log lines of a server: its address, and one a minute for each kind of fault. */
const MOST_LINES = 15;

/** Barely enough for the connections of four servers. */
const CONNECTIONS = 64;

/** Not a superuser, for whom PostgreSQL reserves connections. */
const ROLE = `CREATE ROLE site LOGIN PASSWORD 'secret'`;
const OWNER = "ALTER DATABASE postgres OWNER TO site";

const withSiteRole = (url: string): string => url.replace("encore:", "site:");

interface Stage {
  readonly postgres: PostgresServer;
  readonly relay: Relay;
  readonly sites: SiteProcess[];
  readonly environment: Record<string, string>;
  operate(statement: string): Promise<void>;
}

const CUT_CONNECTIONS = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'encore'`;

/** Faults; each begins, lasts and ends. */
const FAULTS: Readonly<Record<string, (stage: Stage) => Promise<void>>> = {
  async "a server is killed"({ sites, environment }) {
    await sites[0]?.kill();
    await wait(FAULT_MS);
    sites[0] = await startSite(environment);
  },
  async "the database is restarted"({ postgres }) {
    await postgres.stop();
    await wait(FAULT_MS);
    await postgres.start();
  },
  async "its connections are cut, again and again"({ operate }) {
    for (let time = 0; time < 20; time += 1) {
      await operate(CUT_CONNECTIONS);
      await wait(FAULT_MS / 20);
    }
  },
  async "others have taken its connections"({ postgres, operate }) {
    await operate(CUT_CONNECTIONS);
    const url = withSiteRole(postgres.url("postgres"));
    const others = Array.from({ length: CONNECTIONS }, () => new Client(url));
    for (const other of others) other.on("error", () => {});
    await Promise.allSettled(others.map((other) => other.connect()));
    await wait(FAULT_MS);
    await Promise.allSettled(others.map((other) => other.end()));
  },
  async "it can only be read"({ operate }) {
    await operate("ALTER SYSTEM SET default_transaction_read_only = on");
    await operate("SELECT pg_reload_conf()");
    await wait(FAULT_MS);
    await operate("SET default_transaction_read_only = off; SET transaction_read_only = off");
    await operate("ALTER SYSTEM RESET default_transaction_read_only");
    await operate("SELECT pg_reload_conf()");
  },
  async "another address takes over"({ postgres, relay }) {
    await postgres.stop();
    relay.forwardTo(1);
    await wait(FAULT_MS);
    await postgres.start(await freePort());
    relay.forwardTo(postgres.port);
  },
};

class AnswerCounts {
  /** Name of the fault that lasts. */
  fault = "nothing";
  readonly times = new Map<string, number>();

  note(answer: string): void {
    const key = `${this.fault}: ${answer}`;
    this.times.set(key, (this.times.get(key) ?? 0) + 1);
  }
}

/** Sends a request as a page does: temporary faults are retried, here on the next server. */
async function sendWithRetries(
  sites: readonly SiteProcess[],
  step: Step,
  client: number,
  counts: AnswerCounts,
): Promise<Outcome> {
  const start = performance.now();
  for (let tried = 0; ; tried += 1) {
    const site = sites[(client + tried) % sites.length];
    const outcome = await send(site?.address ?? "", step);
    const milliseconds = performance.now() - start;
    if (!outcome.isTemporary || milliseconds > PATIENCE_MS) return { ...outcome, milliseconds };
    counts.note(outcome.fault?.match(/\d{3} in place|[A-Za-z]+Error.*/)?.[0] ?? "another fault");
    await wait(PAUSE_MS);
  }
}

async function causeFaults(stage: Stage, counts: AnswerCounts): Promise<void> {
  for (const [name, cause] of Object.entries(FAULTS)) {
    await wait(CALM_MS);
    counts.fault = name;
    await cause(stage);
    console.log(`${name}: done`);
  }
  counts.fault = "afterwards";
}

/** Faults of a server's log: a stack, or more than {@link MOST_LINES} lines. */
function faultsOfLog(words: string): string[] {
  const lines = words.split("\n").filter((line) => line !== "");
  const stacks = lines.filter((line) => /^\s+at /.test(line));
  return [
    ...(lines.length > MOST_LINES ? [`${lines.length} lines in the log of a server`] : []),
    ...stacks.slice(0, 1).map((line) => `a stack in the log of a server: ${line}`),
  ];
}

/**
 * Sends 10,000 requests to four servers on one PostgreSQL, while one server is killed and the database is restarted,
 * cut off, full, read-only and moved to another address. Exit code 1 after an answer other than "try again later", or
 * if anything was lost, duplicated or wrong.
 */
async function main(): Promise<void> {
  const postgres = await startPostgres([`max_connections=${CONNECTIONS}`]);
  const relay = await openRelay(postgres.port);
  const operate = async (statement: string) => {
    const client = new Client(postgres.url("postgres"));
    client.on("error", () => {});
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await operate(ROLE);
  await operate(OWNER);
  const url = withSiteRole(
    postgres.url("postgres").replace(String(postgres.port), String(relay.port)),
  );
  const environment = { ENCORE_DATABASE_URL: url };
  // All of them create the tables at the same moment.
  const sites = await Promise.all(Array.from({ length: SERVERS }, () => startSite(environment)));
  const database = await openDatabase({ url });
  try {
    const load: Load = await prepareLoad(database);
    const counts = new AnswerCounts();
    const begin = performance.now();
    const causing = causeFaults({ postgres, relay, sites, environment, operate }, counts);
    const sending = sendLoad(load, database, async (step, client) => {
      await wait(PACE_MS);
      return sendWithRetries(sites, step, client, counts);
    });
    const [outcomes] = await Promise.all([sending, causing]);
    console.log(speedOf(outcomes, (performance.now() - begin) / 1_000));
    for (const [answer, times] of counts.times) console.log(`${times} × ${answer}`);
    report([
      ...sites.flatMap((site) => faultsOfLog(site.output())),
      ...(await faultsOf(load, outcomes, sites[0]?.address ?? "", database)),
    ]);
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
    await database.close();
    relay.stop();
    await postgres.remove();
  }
}

main().catch((error: Error) => {
  console.error(error);
  process.exitCode = 1;
});
