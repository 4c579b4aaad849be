import type { RateLimiterAbstract, RateLimiterMemory } from "rate-limiter-flexible";
import { liveDatabase } from "../database/live-database";
import { poolOf } from "../database/open-postgres";
import { databaseSettings, isPostgres } from "../database/settings";
import { digest } from "../digest";
import { logRarely } from "../log-rarely";
import { processWide } from "../process-wide";

/** Requests allowed in a number of seconds. */
export interface Budget {
  readonly points: number;
  readonly duration: number;
}

/** Timeout for counting in PostgreSQL, and the pause after a failure. */
const ANSWER_MS = 2_000;
const PEACE_MS = 5_000;

/** Connections for counting, separate from those of the calls. */
const CONNECTIONS = 4;

const kept = processWide("limiters", () => new Map<string, Promise<RateLimiterAbstract>>());

/**
 * Rate limiter of a budget: shared by all servers of a PostgreSQL database, per process otherwise. While PostgreSQL is
 * unreachable, each process counts separately.
 */
export function limiterOf(name: string, budget: Budget): Promise<RateLimiterAbstract> {
  const { url } = databaseSettings();
  const key = isPostgres(url) ? `${name} ${url}` : name;
  const limiter = kept.get(key) ?? makeLimiter(name, budget, url);
  kept.set(key, limiter);
  return limiter;
}

async function makeLimiter(
  name: string,
  budget: Budget,
  url: string,
): Promise<RateLimiterAbstract> {
  // Not bundled: the package imports two dozen databases, most of which are not installed.
  const limiters = await import(/* webpackIgnore: true */ "rate-limiter-flexible");
  const memory: RateLimiterMemory = new limiters.RateLimiterMemory(budget);
  if (!isPostgres(url)) return memory;
  return new limiters.RateLimiterPostgres({
    ...budget,
    keyPrefix: name,
    storeClient: await storeOf(url),
    storeType: "client",
    tableName: "limits",
    // By a migration.
    tableCreated: true,
    inMemoryBlockOnConsumed: budget.points,
    insuranceLimiter: memory,
  });
}

/**
 * Key of an address. With PostgreSQL it is a digest that includes the database password, so that a copy of the data
 * does not reveal visitors.
 */
export function limitKey(address: string): string {
  const { url } = databaseSettings();
  return isPostgres(url) ? digest("limit", url.replace(/[?#].*$/, ""), address) : address;
}

interface Query {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** A `pg` client for the limiters, without prepared statements, which connection poolers may not support. */
const storeOf = (url: string) =>
  processWide(`limits ${url}`, async () => {
    const pool = await poolOf(url, {
      max: CONNECTIONS,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      // Never closed: it lives as long as the process.
      allowExitOnIdle: true,
    });
    let failed = Number.NEGATIVE_INFINITY;
    return {
      async query({ text, values }: Query) {
        if (performance.now() - failed < PEACE_MS) throw new Error("The limits are not reached.");
        try {
          // Creates the table at the first use.
          await liveDatabase({ url });
          return await pool.query(text, [...values]);
        } catch (error) {
          failed = performance.now();
          logRarely("limits", `Limits are counted by each server alone: ${String(error)}`);
          throw error;
        }
      },
    };
  });
