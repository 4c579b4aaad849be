import { copyFileSync, existsSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import { temporaryFolder } from "../testing/temporary-database";
import { closeDatabases, liveDatabase } from "./live-database";
import { migrate } from "./migrate";
import type { Migration } from "./database";
import { MIGRATIONS } from "./migrate";
import { openDatabase } from "./open-database";
import { openFile } from "./open-file";
import { databaseSettings, fileOf } from "./settings";

const folder = temporaryFolder();
let made = 0;
const newUrl = () => `file:${join(folder.path, `${(made += 1)}.db`)}`;

afterAll(async () => {
  await closeDatabases();
  folder.remove();
});

const newFile = () => openFile(fileOf(newUrl()) ?? "");

const STEPS: readonly Migration[] = [
  { number: 1, name: "one", statements: ["CREATE TABLE kept (value TEXT)"] },
  { number: 2, name: "two", statements: ["INSERT INTO kept VALUES ('once')"] },
];

describe("the settings", () => {
  it("are a file unless the environment says otherwise", () => {
    expect(databaseSettings({})).toEqual({ url: "file:data/encore.db", token: undefined });
    expect(
      databaseSettings({ ENCORE_DATABASE_URL: "libsql://x.example", ENCORE_DATABASE_TOKEN: "t" }),
    ).toEqual({ url: "libsql://x.example", token: "t" });
  });

  it.each([
    ["file:data/encore.db", "data/encore.db"],
    ["file:/srv/a%20b.db", "/srv/a b.db"],
    ["file:///srv/a.db", "/srv/a.db"],
    ["file:a.db?x=1", "a.db"],
    ["file::memory:", undefined],
    ["libsql://x.example", undefined],
  ])("name the file of %s", (url, file) => {
    expect(fileOf(url)).toBe(file);
  });
});

describe("migrations", () => {
  it("are numbered without gaps and named once", () => {
    expect(MIGRATIONS.map(({ number }) => number)).toEqual(MIGRATIONS.map((_, place) => place + 1));
    expect(new Set(MIGRATIONS.map(({ name }) => name)).size).toBe(MIGRATIONS.length);
  });

  it("are applied once, however many begin at the same moment", async () => {
    const url = newUrl();
    const path = fileOf(url) ?? "";
    const clients = await Promise.all(Array.from({ length: 8 }, () => openFile(path)));
    await Promise.all(clients.map((client) => migrate(client, STEPS)));
    await Promise.all(clients.map((client) => migrate(client, STEPS)));
    expect((await clients[0]?.execute("SELECT * FROM kept"))?.rows).toHaveLength(1);
    for (const client of clients) client.close();
  });

  it("go on from where a database is", async () => {
    const client = await newFile();
    await migrate(client, STEPS.slice(0, 1));
    await migrate(client, STEPS);
    expect((await client.execute("SELECT * FROM kept")).rows).toHaveLength(1);
    client.close();
  });

  it("leave nothing of a step that fails, and can be tried again", async () => {
    const client = await newFile();
    const broken = { number: 1, name: "one", statements: ["CREATE TABLE kept (a)", "nonsense"] };
    await expect(migrate(client, [broken])).rejects.toThrow("nonsense");
    await migrate(client, STEPS);
    client.close();
  });

  it("refuse a database of a newer version", async () => {
    const client = await newFile();
    await migrate(client, STEPS);
    await expect(migrate(client, STEPS.slice(0, 1))).rejects.toThrow(
      "newer version: it has step 2",
    );
    client.close();
  });
});

describe("a database", () => {
  it("makes its folder, keeps a journal beside it, and is whole in its file when it is closed", async () => {
    const path = join(folder.path, "made", "encore.db");
    const client = await liveDatabase({ url: `file:${path}` });
    await client.execute("INSERT INTO stands (id, state) VALUES ('a', 'waiting')");
    expect(existsSync(`${path}-wal`)).toBe(true);
    await closeDatabases();
    // The file by itself, without what may lie beside it.
    const copy = join(folder.path, "copy.db");
    copyFileSync(path, copy);
    const copied = createClient({ url: `file:${copy}` });
    expect((await copied.execute("SELECT id FROM stands")).rows).toHaveLength(1);
    copied.close();
  });

  it("is opened once in a process, and again after it was closed", async () => {
    const settings = { url: newUrl() };
    const [one, other] = await Promise.all([liveDatabase(settings), liveDatabase(settings)]);
    expect(one).toBe(other);
    await closeDatabases();
    await expect(one.execute("SELECT 1")).rejects.toThrow("not open");
    const again = await liveDatabase(settings);
    expect((await again.execute("SELECT * FROM stands")).rows).toEqual([]);
  });

  it("that cannot be opened is tried again by the next who asks", async () => {
    const settings = { url: `file:${folder.path}` };
    await expect(liveDatabase(settings)).rejects.toThrow("Unable to open");
    await expect(liveDatabase(settings)).rejects.toThrow("Unable to open");
  });

  it("keeps what it holds when it is opened again", async () => {
    const url = newUrl();
    const first = await openDatabase({ url });
    await first.execute("INSERT INTO stands (id, state) VALUES ('a', 'waiting')");
    first.close();
    const second = await openDatabase({ url });
    expect((await second.execute("SELECT id FROM stands")).rows).toHaveLength(1);
    second.close();
  });
});
