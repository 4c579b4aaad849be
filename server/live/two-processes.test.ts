import { spawn } from "node:child_process";
import { join } from "node:path";
import { sql } from "kysely";
import { openDatabase } from "./database/open-database";
import { publicStand } from "./testing/requests";
import { select } from "./testing/statements";
import { TIMES } from "./testing/mixed-changes";
import { temporaryDatabase, temporaryPlace } from "./testing/temporary-database";

const PROGRAM = join(__dirname, "testing/mixed-changes.ts");

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

/** Half of the changes are the same in all processes. */
const distinct = (processes: number) => TIMES / 2 + (processes * TIMES) / 2;

describe("processes on one database", () => {
  it("open a new one at the same moment, and lose nothing", async () => {
    const { url, remove } = await temporaryPlace();
    await Promise.all(["a", "b"].map((name) => change(url, name)));
    const client = await openDatabase({ url });
    const counts = await select(client, sql`SELECT action, value FROM counts ORDER BY action`);
    expect(counts).toEqual([
      { action: "achievement", value: distinct(2) },
      { action: "view", value: distinct(2) },
    ]);
    expect(await select(client, sql`SELECT id FROM stands`)).toHaveLength(distinct(2));
    await client.close();
    await remove();
  });

  it("make many simultaneous changes without loss or duplication", async () => {
    const { client, url, remove } = await temporaryDatabase();
    const stands = [await publicStand(client, "one"), await publicStand(client, "two")];
    await Promise.all(["a", "b"].map((name) => change(url, name, ...stands)));
    const cheered = sql`SELECT cheers FROM stands WHERE state = 'public'`;
    expect(await select(client, cheered)).toEqual(stands.map(() => ({ cheers: distinct(2) })));
    expect(await select(client, sql`SELECT device FROM cheers`)).toHaveLength(2 * distinct(2));
    expect(await select(client, sql`SELECT device FROM reports`)).toHaveLength(2 * distinct(2));
    expect(await select(client, sql`SELECT value FROM counts`)).toEqual(
      stands.map(() => ({ value: distinct(2) })),
    );
    const waiting = sql`SELECT id FROM stands WHERE state = 'waiting'`;
    expect(await select(client, waiting)).toHaveLength(distinct(2));
    await remove();
  });
});
