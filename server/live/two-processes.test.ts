import { spawn } from "node:child_process";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import { MIGRATIONS } from "./database/migrate";
import { publicStand } from "./testing/requests";
import { TIMES } from "./testing/mixed-changes";
import { temporaryDatabase, temporaryFolder } from "./testing/temporary-database";

const PROGRAM = join(__dirname, "testing/mixed-changes.ts");

/** Runs the program of changes; rejects with its words if it fails. */
const change = (...parameters: readonly string[]): Promise<void> =>
  new Promise((done, failed) => {
    const child = spawn(process.execPath, ["--import", "tsx", PROGRAM, ...parameters], {
      stdio: ["ignore", "ignore", "pipe"],
    });
    let words = "";
    child.stderr.on("data", (chunk) => {
      words += chunk;
    });
    child.on("exit", (code) => (code === 0 ? done() : failed(new Error(words))));
  });

/** Of each change half are the same in all processes. */
const distinct = (processes: number) => TIMES / 2 + (processes * TIMES) / 2;

describe("processes on one file", () => {
  it("open a database that nobody has opened yet at the same moment, and lose nothing", async () => {
    const folder = temporaryFolder();
    const url = `file:${join(folder.path, "encore.db")}`;
    await Promise.all(["a", "b"].map((name) => change(url, name)));
    const client = createClient({ url });
    const [steps, counts, stands] = await client.batch([
      "SELECT number FROM migrations",
      "SELECT action, value FROM counts ORDER BY action",
      "SELECT id FROM stands",
    ]);
    expect(steps?.rows).toHaveLength(MIGRATIONS.length);
    expect(counts?.rows.map(({ action, value }) => [action, value])).toEqual([
      ["achievement", distinct(2)],
      ["view", distinct(2)],
    ]);
    expect(stands?.rows).toHaveLength(distinct(2));
    client.close();
    folder.remove();
  }, 60_000);

  it("make many changes each at once, of which nothing is lost or duplicated", async () => {
    const { client, url, remove } = await temporaryDatabase();
    const stands = [await publicStand(client, "one"), await publicStand(client, "two")];
    await Promise.all(["a", "b"].map((name) => change(url, name, ...stands)));
    const [cheered, cheers, reports, counts, all] = await client.batch(
      [
        "SELECT cheers FROM stands WHERE state = 'public'",
        "SELECT device FROM cheers",
        "SELECT device FROM reports",
        "SELECT value FROM counts",
        "SELECT id FROM stands WHERE state = 'waiting'",
      ],
      "read",
    );
    expect(cheered?.rows.map((row) => row.cheers)).toEqual([distinct(2), distinct(2)]);
    expect(cheers?.rows).toHaveLength(2 * distinct(2));
    expect(reports?.rows).toHaveLength(2 * distinct(2));
    expect(counts?.rows.map((row) => row.value)).toEqual([distinct(2), distinct(2)]);
    expect(all?.rows).toHaveLength(distinct(2));
    remove();
  }, 60_000);
});
