import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { onPostgres } from "../testing/postgres-databases";
import { change, select } from "../testing/statements";
import { type TemporaryDatabase, temporaryDatabase } from "../testing/temporary-database";
import type { Database } from "./database";
import { openDatabase } from "./open-database";
import { createPool } from "./open-postgres";
import { isBusy, isUnavailable } from "./unavailable";

let store: TemporaryDatabase;
let database: Database;
beforeEach(async () => {
  store = await temporaryDatabase();
  database = store.client;
});
afterEach(() => store.remove());

const INSERT = sql`INSERT INTO counted (action, device) VALUES ('view', 'a')`;
const kept = async () => (await select(database, sql`SELECT device FROM counted`)).length;
const nameOf = (url: string) => new URL(url).pathname.slice(1);

/** Result of an act: success, a temporary or permanent database fault, or another error. */
const outcomeOf = (act: Promise<unknown>) =>
  act.then(
    () => "done",
    (error: unknown) => (isBusy(error) ? "busy" : isUnavailable(error) ? "broken" : error),
  );

const cut = () =>
  onPostgres(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${nameOf(store.url)}'`,
  );

describe("a PostgreSQL", () => {
  it("is used on when its connections were cut", async () => {
    await Promise.all(Array.from({ length: 8 }, kept));
    await cut();
    await change(database, INSERT);
    expect(await kept()).toBe(1);
  });

  it("that loses a connection in the middle of a change makes the change once", async () => {
    let tries = 0;
    await database.change(async (session) => {
      tries += 1;
      await INSERT.execute(session);
      if (tries === 1) await cut();
      await sql`UPDATE counts SET value = value + 1`.execute(session);
    });
    expect([tries, await kept()]).toEqual([2, 1]);
    expect(await select(database, sql`SELECT value FROM counts`)).toEqual([
      { value: 1 },
      { value: 1 },
    ]);
  });

  it("lets changes that are in each other’s way follow one another", async () => {
    const acts = [
      ["view", "achievement"],
      ["achievement", "view"],
    ].map((order) =>
      database.change(async (session) => {
        for (const action of order) {
          await sql`UPDATE counts SET value = value + 1 WHERE action = ${action}`.execute(session);
          await wait(200);
        }
      }),
    );
    await Promise.all(acts);
    expect(await select(database, sql`SELECT value FROM counts`)).toEqual([
      { value: 2 },
      { value: 2 },
    ]);
  });

  it("that is read-only can be read, reports failed changes, and is changed once possible", async () => {
    const set = (value: string) =>
      onPostgres(
        `ALTER DATABASE "${nameOf(store.url)}" SET default_transaction_read_only = ${value}`,
      );
    await set("on");
    await cut();
    expect(await outcomeOf(change(database, INSERT))).toBe("broken");
    expect(await kept()).toBe(0);
    const other = await openDatabase(store);
    await other.close();
    await set("off");
    await outcomeOf(change(database, INSERT));
    expect(await outcomeOf(change(database, INSERT))).not.toBe("broken");
    expect(await kept()).toBe(1);
  });

  it("reports why it cannot be opened, without its password", async () => {
    const opening = (url: string) => outcomeOf(openDatabase({ url }));
    expect(await opening(store.url.replace("secret", "wrong"))).toBe("broken");
    expect(await opening(`${store.url}-none`)).toBe("broken");
    expect(await opening("postgres://encore:secret@127.0.0.1:1/encore")).toBe("busy");
    expect(await opening(`${store.url}?sslmode=verify-full`)).toBe("broken");
    await expect(openDatabase({ url: store.url.replace("secret", "wr0ng") })).rejects.toThrow(
      /^(?!.*wr0ng).*password authentication failed/,
    );
  });

  it("whose tables are missing, as during a restore, is unavailable until they are there", async () => {
    const rename = (from: string, to: string) =>
      onPostgres(`ALTER TABLE ${from} RENAME TO ${to}`, store.url);
    await rename("counted", "elsewhere");
    expect(await outcomeOf(kept())).toBe("broken");
    await rename("elsewhere", "counted");
    expect(await kept()).toBe(0);
  });

  it("ends no process by a connection that is lost before anything is asked of it", async () => {
    const pool = await createPool(store.url);
    const client = await pool.connect();
    expect(() => client.emit("error", new Error("lost"))).not.toThrow();
    client.release();
    await pool.end();
  });

  it("that has no connection left may have one in a moment", async () => {
    const role = `few-${randomUUID()}`;
    await onPostgres(`CREATE ROLE "${role}" LOGIN PASSWORD 'secret' CONNECTION LIMIT 0`);
    expect(await outcomeOf(openDatabase({ url: store.url.replace("encore:", `${role}:`) }))).toBe(
      "busy",
    );
    await onPostgres(`DROP ROLE "${role}"`);
  });
});
