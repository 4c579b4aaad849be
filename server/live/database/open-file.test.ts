import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import Libsql from "libsql";
import { temporaryFolder } from "../testing/temporary-database";
import type { Database } from "./database";
import { openFile } from "./open-file";
import { isBusy, isUnavailable } from "./unavailable";

const folder = temporaryFolder();
const path = join(folder.path, "encore.db");
const INSERT = "INSERT INTO kept (value) VALUES (1)";

let database: Database;
const kept = async () => (await database.execute("SELECT COUNT(*) AS n FROM kept")).rows[0]?.n;

beforeAll(async () => {
  database = await openFile(path);
  await database.batch(["CREATE TABLE kept (value INTEGER)"], "write");
});
beforeEach(() => database.batch(["DELETE FROM kept"], "write"));

afterAll(() => {
  database.close();
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
    const changes = Array.from({ length: 20 }, () => database.batch([INSERT], "write"));
    await setTimeout(100);
    expect(await kept()).toBe(0);
    release();
    await Promise.all(changes);
    expect(await kept()).toBe(21);
  });

  it("is given up after a while, and can be used when it is free again", async () => {
    const release = holdFile();
    const failure = await database.batch([INSERT], "write").catch((error: unknown) => error);
    expect([isBusy(failure), isUnavailable(failure)]).toEqual([true, true]);
    release();
    await database.batch([INSERT], "write");
    expect(await kept()).toBe(2);
  });
});

describe("a batch", () => {
  it("leaves nothing of itself when a statement fails", async () => {
    await expect(database.batch([INSERT, "nonsense"], "write")).rejects.toThrow("nonsense");
    expect(await kept()).toBe(0);
  });

  it("takes values by order and by name, and gives rows by name", async () => {
    const [, , found] = await database.batch(
      [
        { sql: "INSERT INTO kept VALUES (?)", args: [7] },
        { sql: "INSERT INTO kept VALUES (:value)", args: { value: null } },
        "SELECT value FROM kept ORDER BY value",
      ],
      "write",
    );
    expect(found?.rows).toEqual([{ value: null }, { value: 7 }]);
  });
});

describe("a database that fails", () => {
  it("is read on where its disk is full, and says that it cannot be used", async () => {
    const [pages] = (await database.execute("PRAGMA page_count")).rows;
    await database.execute(`PRAGMA max_page_count = ${pages?.page_count}`);
    const large = `INSERT INTO kept VALUES (zeroblob(1000000))`;
    const failure = await database.batch([large], "write").catch((error: unknown) => error);
    expect([isUnavailable(failure), isBusy(failure)]).toEqual([true, false]);
    expect(await kept()).toBe(0);
    await database.execute("PRAGMA max_page_count = 1000000");
  });

  it.each([
    ["a path below a file", () => join(path, "encore.db"), "EEXIST"],
    ["a folder", () => folder.path, "Unable to open"],
  ])("says so at once where it is %s", async (_, at, words) => {
    await expect(openFile(at())).rejects.toThrow(words);
  });

  it("says so where the file is none of its own", async () => {
    const other = join(folder.path, "other.db");
    writeFileSync(other, "nothing of the kind, and long enough to be looked at ".repeat(20));
    const failure = await openFile(other).catch((error: unknown) => error);
    expect(isUnavailable(failure)).toBe(true);
  });

  it("is no excuse for a wrong statement", async () => {
    const failure = await database
      .execute("SELECT none FROM kept")
      .catch((error: unknown) => error);
    expect(isUnavailable(failure)).toBe(false);
  });
});
