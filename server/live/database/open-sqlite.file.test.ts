import { copyFileSync, existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import Libsql from "libsql";
import { change, select } from "../testing/statements";
import { temporaryFolder } from "../testing/temporary-database";
import type { Database } from "./database";
import { closeDatabases, liveDatabase } from "./live-database";
import { openSqlite } from "./open-sqlite";
import { isBusy, isUnavailable } from "./unavailable";

const folder = temporaryFolder();
const path = join(folder.path, "encore.db");
const INSERT = "INSERT INTO kept (value) VALUES (1)";

let database: Database;
const insert = () => change(database, sql.raw(INSERT));
const kept = async () =>
  (await select(database, sql<{ n: number }>`SELECT COUNT(*) AS n FROM kept`))[0]?.n;
const failureOf = (act: Promise<unknown>) => act.catch((error: unknown) => error);

beforeAll(async () => {
  database = await openSqlite(path);
  await change(database, sql`CREATE TABLE kept (value INTEGER)`);
});
beforeEach(() => change(database, sql`DELETE FROM kept`));

afterAll(async () => {
  await database.close();
  await closeDatabases();
  folder.remove();
});

/** Holds the file as another process would, until what it gives is called. */
function holdFile(): () => void {
  const other = new Libsql(path);
  other.exec("BEGIN IMMEDIATE");
  other.exec(INSERT);
  return () => {
    other.exec("COMMIT");
    other.close();
  };
}

describe("a file that another process changes", () => {
  it("is waited for while this process goes on, and nothing is lost", async () => {
    const release = holdFile();
    const changes = Array.from({ length: 20 }, insert);
    await setTimeout(100);
    expect(await kept()).toBe(0);
    release();
    await Promise.all(changes);
    expect(await kept()).toBe(21);
  });

  it("is given up after a while, and can be used when it is free again", async () => {
    const release = holdFile();
    const failure = await failureOf(insert());
    expect([isBusy(failure), isUnavailable(failure)]).toEqual([true, true]);
    release();
    await insert();
    expect(await kept()).toBe(2);
  });
});

describe("a file", () => {
  it("is made with its folder, has a journal beside it, and is whole when it is closed", async () => {
    const own = join(folder.path, "made", "encore.db");
    const client = await liveDatabase({ url: `file:${own}` });
    await change(client, sql`INSERT INTO stands (id, state) VALUES ('a', 'waiting')`);
    expect(existsSync(`${own}-wal`)).toBe(true);
    await closeDatabases();
    // Without the journal beside it.
    const copy = join(folder.path, "copy.db");
    copyFileSync(own, copy);
    const copied = new Libsql(copy);
    expect(copied.prepare("SELECT id FROM stands").all()).toHaveLength(1);
    copied.close();
  });

  it("is still read on a full disk, and reports that it cannot be changed", async () => {
    const pages = await select(database, sql<{ page_count: number }>`PRAGMA page_count`);
    await database.run(sql.raw(`PRAGMA max_page_count = ${pages[0]?.page_count}`));
    const large = sql`INSERT INTO kept VALUES (zeroblob(1000000))`;
    const failure = await failureOf(change(database, large));
    expect([isUnavailable(failure), isBusy(failure)]).toEqual([true, false]);
    expect(await kept()).toBe(0);
    await database.run(sql`PRAGMA max_page_count = 1000000`);
  });

  it.each([
    ["a path below a file", () => join(path, "encore.db"), "EEXIST"],
    ["a folder", () => folder.path, "Unable to open"],
  ])("says so at once where it is %s", async (_, at, words) => {
    await expect(openSqlite(at())).rejects.toThrow(words);
  });

  it("that cannot be opened is tried again at the next call", async () => {
    const settings = { url: `file:${folder.path}` };
    await expect(liveDatabase(settings)).rejects.toThrow("Unable to open");
    await expect(liveDatabase(settings)).rejects.toThrow("Unable to open");
  });

  it("rejects a file that is not its own", async () => {
    const other = join(folder.path, "other.db");
    writeFileSync(other, "nothing of the kind, and long enough to be looked at ".repeat(20));
    expect(isUnavailable(await failureOf(openSqlite(other)))).toBe(true);
  });
});
