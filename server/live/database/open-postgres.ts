import { Kysely, PostgresDialect, type PostgresPoolClient } from "kysely";
import type { Pool, PoolClient, PoolConfig } from "pg";
import type { Database } from "./database";
import { migrate, STEPS } from "./migrate";
import { retryWhileBusy } from "./retry-while-busy";
import type { Steps } from "./step";
import type { Tables } from "./tables";
import { isUnavailable, ofPostgres } from "./unavailable";

/** Longest wait for a connection, and for the answer to a statement. */
const CONNECT_MS = 5_000;
const ANSWER_MS = 10_000;

/** Number of tries after a fault that passes, and the first pause; each later one is twice as long. */
const TRIES = 5;
const PAUSE_MS = 50;

/** Types of PostgreSQL for sums and counts (int8, numeric), which `pg` gives as texts otherwise. */
const NUMBERS = [20, 1700];

/** Makes a pool of connections. What the address says goes before these settings. */
export async function poolOf(url: string, settings: PoolConfig = {}): Promise<Pool> {
  // Not bundled: one pool serves all functions of the process.
  const { default: pg } = await import(/* webpackIgnore: true */ "pg");
  const pool = new pg.Pool({
    connectionString: url,
    application_name: "encore",
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: ANSWER_MS,
    keepAlive: true,
    types: {
      getTypeParser: (type: number, format?: "text" | "binary") =>
        NUMBERS.includes(type) ? Number : pg.types.getTypeParser(type, format as "text"),
    },
    ...settings,
  });
  // Without listeners a connection that is lost would end the process: while it is idle, and between its opening and the
  // first statement.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/** Opens a PostgreSQL and brings it up to date. */
export async function openPostgres(url: string, steps: Steps = STEPS): Promise<Database> {
  const pool = await poolOf(url);
  const connect = async () => connectionOf(await pool.connect().catch(rethrow));
  const dialect = new PostgresDialect({ pool: { connect, end: () => pool.end() } });
  const kysely = new Kysely<Tables>({ dialect });
  try {
    await untilFree(() => migrate(kysely, "postgres", steps));
  } catch (error) {
    await kysely.destroy();
    throw error;
  }
  const reading = kysely
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only");
  return {
    isFile: false,
    read: (act) => untilFree(() => reading.execute(act)),
    change: (act) => untilFree(() => kysely.transaction().execute(act)),
    run: async (statement) => {
      await statement.execute(kysely);
    },
    close: () => kysely.destroy(),
  };
}

const rethrow = (error: unknown): never => {
  throw ofPostgres(error);
};

type Query = (text: string, values: unknown[]) => Promise<unknown>;

/** A connection, until it is given back. After it has failed nothing more is asked of it, and it leaves the pool. */
function connectionOf(client: PoolClient): PostgresPoolClient {
  let failure: unknown;
  const fail = (error: unknown) => {
    failure ??= ofPostgres(error);
  };
  // It may be lost between two statements.
  client.on("error", fail);
  const query: Query = async (text, values) => {
    if (failure !== undefined) throw failure;
    try {
      return await client.query(text, values);
    } catch (error) {
      const known = ofPostgres(error);
      // A server that was made read-only may not be the one to write to any more.
      if (isUnavailable(known)) failure = known;
      throw known;
    }
  };
  return {
    query: query as PostgresPoolClient["query"],
    release: (isDiscarded) => {
      client.off("error", fail);
      client.release(isDiscarded === true || failure !== undefined);
    },
  };
}

/**
 * Carries out an act again that others were in the way of, or that lost its connection. A change that was made although
 * its connection is lost is made again to no effect.
 */
const untilFree = <Result>(act: () => Promise<Result>): Promise<Result> =>
  // Not all at once: those that were in each other's way would be again.
  retryWhileBusy(act, TRIES, (tried) => PAUSE_MS * 2 ** (tried - 1) * (0.5 + Math.random() / 2));
