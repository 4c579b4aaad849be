import { Kysely, PostgresDialect, type PostgresPoolClient } from "kysely";
import type { Pool, PoolClient, PoolConfig } from "pg";
import type { Database } from "./database";
import { migrate, STEPS } from "./migrate";
import { retryWhileBusy } from "./retry-while-busy";
import type { Steps } from "./step";
import type { Tables } from "./tables";
import { isUnavailable, ofPostgres } from "./unavailable";

/** Timeouts for a connection, and for a statement. */
const CONNECT_MS = 5_000;
const ANSWER_MS = 10_000;

/** Tries after a temporary fault, and the first pause, which doubles each time. */
const TRIES = 5;
const PAUSE_MS = 50;

/** PostgreSQL types of sums and counts (int8, numeric), which `pg` returns as strings by default. */
const NUMBERS = [20, 1700];

/** Creates a connection pool. Parameters of the address override these settings. */
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
  // Without listeners a lost connection would end the process: while idle, and between opening and the first statement.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

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

/** A pooled connection. After a failure it is not used again and leaves the pool. */
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
      // The server may be read-only now since another has become the primary.
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

/** Retries after a conflict or a lost connection. Repeating a change that succeeded has no effect. */
const untilFree = <Result>(act: () => Promise<Result>): Promise<Result> =>
  // Random pauses, so that conflicting transactions do not meet again.
  retryWhileBusy(act, TRIES, (tried) => PAUSE_MS * 2 ** (tried - 1) * (0.5 + Math.random() / 2));
