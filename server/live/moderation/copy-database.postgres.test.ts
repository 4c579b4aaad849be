import { join } from "node:path";
import { sql } from "kysely";
import { changeCount } from "../counts/counts";
import type { Database } from "../database/database";
import { closeDatabases } from "../database/live-database";
import { openDatabase } from "../database/open-database";
import { changeExhibition } from "../exhibition/change";
import { listStands } from "../exhibition/list";
import { NO_COUNTS, publication, publicStand, secret } from "../testing/requests";
import { change, select } from "../testing/statements";
import {
  temporaryFolder,
  type TemporaryPlace,
  temporaryPlace,
} from "../testing/temporary-database";
import { runCommand } from "./run-command";

const folder = temporaryFolder();
const file = (name: string) => `file:${join(folder.path, `${name}.db`)}`;
let postgres: TemporaryPlace;

beforeEach(async () => {
  postgres = await temporaryPlace();
});
afterEach(async () => {
  await closeDatabases();
  await postgres.remove();
});
afterAll(() => folder.remove());

const copy = (...places: string[]) => {
  const open = () => Promise.reject(new Error("opened"));
  return runCommand({ open, address: "", site: "" }, ["copy", ...places]);
};

async function fill(database: Database): Promise<void> {
  const id = await publicStand(database, "one", { title: "五周年 🌸 “Ä\\' %s", author: "Ünï" });
  await publicStand(database, "Two");
  await changeExhibition(database, publication("waits"));
  const gone = await publicStand(database, "gone");
  await changeExhibition(database, { action: "withdraw", id: gone, token: secret("gone") });
  await changeExhibition(database, { action: "report", id, reason: "spam", device: secret("a") });
  await changeCount(database, { action: "view", device: secret("a") }, NO_COUNTS);
  const devices = Array.from({ length: 1200 }, (_, index) => ({ stand: id, device: `d${index}` }));
  await database.change(async (session) => {
    for (const start of [0, 400, 800]) {
      await session
        .insertInto("cheers")
        .values(devices.slice(start, start + 400))
        .execute();
    }
    await sql`UPDATE stands SET cheers = 1200 WHERE id = ${id}`.execute(session);
  });
}

it("everything goes from a file to a PostgreSQL and back", async () => {
  const first = await openDatabase({ url: file("first") });
  await fill(first);
  const said = await copy(file("first"), postgres.url);
  expect(said).toMatch(
    /compared: stands 4, cheers 1200, reports 1, counted 1, counts 2, changed 2\.$/,
  );
  expect(said).not.toContain("secret");
  await copy(postgres.url, file("back"));
  const back = await openDatabase({ url: file("back") });
  expect(await listStands(back, { sort: "cheered" })).toEqual(
    await listStands(first, { sort: "cheered" }),
  );
  const all = sql`SELECT * FROM stands ORDER BY id`;
  expect(await select(back, all)).toEqual(await select(first, all));
  await first.close();
  await back.close();
});

it("a database that holds something is refused, and is left as it was", async () => {
  const [from, to] = [await openDatabase({ url: file("from") }), await openDatabase(postgres)];
  await fill(from);
  await change(to, sql`INSERT INTO counted (action, device) VALUES ('view', 'a')`);
  await expect(copy(file("from"), postgres.url)).rejects.toMatchObject({
    message: "The other database is not empty: “counted” has 1 rows.",
    code: 1,
  });
  expect(await select(to, sql`SELECT id FROM stands`)).toEqual([]);
  await from.close();
  await to.close();
});

it.each([
  [["file:only.db"], 2],
  [[], 2],
  [["file:same.db", "file:same.db"], 2],
  [["file:none.db", "file:other.db"], 1],
])("asks where from and where to: %j", async (places, code) => {
  await expect(copy(...places)).rejects.toMatchObject({ code });
});
