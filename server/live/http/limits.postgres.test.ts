import { sql } from "kysely";
import { select } from "../testing/statements";
import { type TemporaryDatabase, temporaryDatabase } from "../testing/temporary-database";
import { BUDGETS, consumeBudget } from "./limits";

let store: TemporaryDatabase;
const { ENCORE_DATABASE_URL = "" } = process.env;

beforeAll(async () => {
  store = await temporaryDatabase();
});
beforeEach(() => {
  process.env.ENCORE_DATABASE_URL = store.url;
});
afterAll(async () => {
  process.env.ENCORE_DATABASE_URL = ENCORE_DATABASE_URL;
  await store.remove();
});

/** Forgets all state in memory, as a restarted server does. */
const anotherServer = () => Reflect.deleteProperty(globalThis, Symbol.for("encore.limiters"));

const spendAll = async (address: string) => {
  for (let count = 0; count < BUDGETS.publish.points; count += 1)
    await consumeBudget("publish", address);
};

describe("limits on a PostgreSQL", () => {
  it("are one for all of its servers", async () => {
    await spendAll("192.0.2.1");
    anotherServer();
    await expect(consumeBudget("publish", "::ffff:192.0.2.1")).rejects.toMatchObject({
      status: 429,
    });
    await consumeBudget("publish", "192.0.2.2");
    await consumeBudget("react", "192.0.2.1");
  });

  it("store no address, and nothing that an address can be guessed from without the password", async () => {
    const rows = await select(store.client, sql<{ key: string }>`SELECT key FROM limits`);
    expect(rows.map(({ key }) => key)).toContainEqual(expect.stringMatching(/^publish:[\w-]{43}$/));
    expect(rows.filter(({ key }) => !/^\w+:[\w-]{43}$/.test(key))).toEqual([]);
  });

  it("are counted by each server for itself while it cannot be reached, with one line in the log", async () => {
    const log = jest.spyOn(console, "error").mockImplementation(() => {});
    process.env.ENCORE_DATABASE_URL = "postgres://encore:secret@127.0.0.1:1/encore";
    await spendAll("192.0.2.3");
    await expect(consumeBudget("publish", "192.0.2.3")).rejects.toMatchObject({ status: 429 });
    expect(log.mock.calls.flat()).toEqual([expect.stringContaining("by each server alone")]);
    log.mockRestore();
  });
});
