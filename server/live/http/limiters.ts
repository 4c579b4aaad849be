import type { RateLimiterAbstract, RateLimiterMemory } from "rate-limiter-flexible";
import { liveDatabase } from "../database/live-database";
import { poolOf } from "../database/open-postgres";
import { databaseSettings, isPostgres } from "../database/settings";
import { digest } from "../digest";
import { logRarely } from "../log-rarely";
import { processWide } from "../process-wide";

/** Number of requests that are allowed in a number of seconds. */
export interface Budget {
  readonly points: number;
  readonly duration: number;
}

/** Longest wait for a PostgreSQL to count a request, and the pause after it could not. */
const ANSWER_MS = 2_000;
const PEACE_MS = 5_000;

/** Connections for counting, beside those of the calls. */
const CONNECTIONS = 4;

const kept = processWide("limiters", () => new Map<string, Promise<RateLimiterAbstract>>());

/**
 * Counts the requests of a budget by key: for all servers of one PostgreSQL together, on a file for this process.
 * While the PostgreSQL cannot be reached each process counts by itself.
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
  // Not bundled: the package knows two dozen databases, most of which are not installed.
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
 * The key under which an address is counted. In a PostgreSQL it is a digest with the password of its address in it: a
 * copy of the data does not tell who asked.
 */
export function limitKey(address: string): string {
  const { url } = databaseSettings();
  return isPostgres(url) ? digest("limit", url.replace(/[?#].*$/, ""), address) : address;
}

interface Query {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** A client of `pg` as the limiters use it, without statements that are prepared: pools between us need not know them. */
const storeOf = (url: string) =>
  processWide(`limits ${url}`, async () => {
    const pool = await poolOf(url, {
      max: CONNECTIONS,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      // Nobody closes it: it is there for as long as the process.
      allowExitOnIdle: true,
    });
    let failed = Number.NEGATIVE_INFINITY;
    return {
      async query({ text, values }: Query) {
        if (performance.now() - failed < PEACE_MS) throw new Error("The limits are not reached.");
        try {
          // Makes the table, the first time.
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
