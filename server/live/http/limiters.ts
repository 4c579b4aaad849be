import type { RateLimiterAbstract, RateLimiterMemory } from "rate-limiter-flexible";
import { liveDatabase } from "../database/live-database";
import { createPool } from "../database/open-postgres";
import { databaseSettings, isPostgres } from "../database/settings";
import { digest } from "../digest";
import { logThrottled } from "../log-throttled";
import { processSingleton } from "../process-singleton";

/** Requests allowed in a number of seconds. */
export interface Budget {
  readonly points: number;
  readonly duration: number;
}

/** Timeout for counting in PostgreSQL, and the pause after a failure. */
const ANSWER_MS = 2_000;
const PAUSE_AFTER_FAILURE_MS = 5_000;

/** Connections for counting, separate from those of the calls. */
const CONNECTIONS = 4;

const limitersByKey = processSingleton(
  "limiters",
  () => new Map<string, Promise<RateLimiterAbstract>>(),
);

/**
 * Rate limiter of a budget: shared by all servers of a PostgreSQL database, per process otherwise. While PostgreSQL is
 * unreachable, each process counts separately.
 */
export function limiterFor(name: string, budget: Budget): Promise<RateLimiterAbstract> {
  const { url } = databaseSettings();
  const key = isPostgres(url) ? `${name} ${url}` : name;
  const limiter = limitersByKey.get(key) ?? makeLimiter(name, budget, url);
  limitersByKey.set(key, limiter);
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
    storeClient: await createStoreClient(url),
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
const createStoreClient = (url: string) =>
  processSingleton(`limits ${url}`, async () => {
    const pool = await createPool(url, {
      max: CONNECTIONS,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      // Never closed: it lives as long as the process.
      allowExitOnIdle: true,
    });
    let failed = Number.NEGATIVE_INFINITY;
    return {
      async query({ text, values }: Query) {
        if (performance.now() - failed < PAUSE_AFTER_FAILURE_MS)
          throw new Error("The limits are not reached.");
        try {
          // Creates the table at the first use.
          await liveDatabase({ url });
          return await pool.query(text, [...values]);
        } catch (error) {
          failed = performance.now();
          logThrottled("limits", `Limits are counted by each server alone: ${String(error)}`);
          throw error;
        }
      },
    };
  });
