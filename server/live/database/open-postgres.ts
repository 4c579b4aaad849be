import { Kysely, PostgresDialect, type PostgresPoolClient } from "kysely";
import type { Pool, PoolClient, PoolConfig } from "pg";
import type { Database } from "./database";
import { migrate, STEPS } from "./migrate";
import { retryWhileBusy } from "./retry-while-busy";
import type { Steps } from "./step";
import type { Tables } from "./tables";
import { isUnavailable, fromPostgres } from "./unavailable";

/** Timeouts for a connection, and for a statement. */
const CONNECT_MS = 5_000;
const STATEMENT_MS = 10_000;

/** Tries after a temporary fault, and the first pause, which doubles each time. */
const TRIES = 5;
const PAUSE_MS = 50;

/** PostgreSQL types of sums and counts (int8, numeric), which `pg` returns as strings by default. */
const NUMBER_TYPES = [20, 1700];

/** Creates a connection pool. Parameters of the address override these settings. */
export async function createPool(url: string, settings: PoolConfig = {}): Promise<Pool> {
  // Not bundled, so that all functions of the process load one copy.
  const { default: pg } = await import(/* webpackIgnore: true */ "pg");
  const pool = new pg.Pool({
    connectionString: url,
    application_name: "encore",
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: STATEMENT_MS,
    keepAlive: true,
    types: {
      getTypeParser: (type: number, format?: "text" | "binary") =>
        NUMBER_TYPES.includes(type) ? Number : pg.types.getTypeParser(type, format as "text"),
    },
    ...settings,
  });
  // Without listeners a lost connection would end the process: while idle, and between opening and the first statement.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

export async function openPostgres(url: string, steps: Steps = STEPS): Promise<Database> {
  const pool = await createPool(url);
  const connect = async () => wrapClient(await pool.connect().catch(rethrow));
  const dialect = new PostgresDialect({ pool: { connect, end: () => pool.end() } });
  const kysely = new Kysely<Tables>({ dialect });
  try {
    await retryWhileConflicting(() => migrate(kysely, "postgres", steps));
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
    read: (work) => retryWhileConflicting(() => reading.execute(work)),
    change: (work) => retryWhileConflicting(() => kysely.transaction().execute(work)),
    // Outside of a transaction, and not retried.
    run: async (statement) => {
      await statement.execute(kysely);
    },
    close: () => kysely.destroy(),
  };
}

const rethrow = (error: unknown): never => {
  throw fromPostgres(error);
};

type Query = (text: string, values: unknown[]) => Promise<unknown>;

/** A pooled connection. After a failure it is not used again and leaves the pool. */
function wrapClient(client: PoolClient): PostgresPoolClient {
  let failure: unknown;
  const fail = (error: unknown) => {
    failure ??= fromPostgres(error);
  };
  // It may be lost between two statements.
  client.on("error", fail);
  const query: Query = async (text, values) => {
    if (failure !== undefined) throw failure;
    try {
      return await client.query(text, values);
    } catch (error) {
      const converted = fromPostgres(error);
      // The server may be read-only now since another has become the primary.
      if (isUnavailable(converted)) failure = converted;
      throw converted;
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
const retryWhileConflicting = <Result>(work: () => Promise<Result>): Promise<Result> =>
  // Random pauses, so that conflicting transactions do not meet again.
  retryWhileBusy(
    work,
    TRIES,
    (attempt) => PAUSE_MS * 2 ** (attempt - 1) * (0.5 + Math.random() / 2),
  );
