import type { Database } from "./database/database";
import { changeCount } from "./counts/counts";
import { openDatabase } from "./database/open-database";
import { changeExhibition } from "./exhibition/change";
import { listStands } from "./exhibition/list";
import { runCommand } from "./moderation/run-command";
import { racingList } from "./racing/racing-list";
import { type LibsqlServer, startLibsqlServer } from "./testing/libsql-server";
import { NO_COUNTS, publication, publicStand, secret } from "./testing/requests";

let server: LibsqlServer;
let database: Database;

beforeAll(async () => {
  server = await startLibsqlServer();
  const settings = { url: server.url, token: "the-token" };
  [database] = (await Promise.all([openDatabase(settings), openDatabase(settings)])) as [
    Database,
    Database,
  ];
});
afterAll(async () => {
  database.close();
  await server.stop();
});

describe("a database on a libSQL server", () => {
  it("does what a file does", async () => {
    const stands = [];
    for (const name of ["one", "two", "three"]) stands.push(await publicStand(database, name));
    const [id = "", other = ""] = stands;
    for (const device of ["a", "a", "b"]) {
      await changeExhibition(database, { action: "cheer", id, device: secret(device) });
    }
    await changeExhibition(database, {
      action: "report",
      id,
      reason: "spam",
      device: secret("a"),
    });
    expect(
      await runCommand({ open: async () => database, address: server.url, site: "" }, ["reports"]),
    ).toContain(`${id}  1        spam 1`);
    const first = await listStands(database, { sort: "cheered", size: 2 });
    expect(first).toMatchObject({ total: 3, list: [{ id, cheers: 2 }, { cheers: 0 }] });
    const rest = await listStands(database, { sort: "cheered", size: 2, cursor: first.next });
    expect(rest).toMatchObject({ total: 3, list: [{ cheers: 0 }] });
    await changeExhibition(database, { action: "withdraw", id: other, token: secret("two") });
    expect((await racingList(database, NO_COUNTS)).list[0]).toEqual({
      rank: 1,
      unit: "fine",
      cheers: 2,
      stands: 2,
    });
    await expect(changeExhibition(database, publication("two"))).rejects.toMatchObject({
      status: 400,
    });
    const view = { action: "view", device: secret("a") } as const;
    await changeCount(database, view, NO_COUNTS);
    expect(await changeCount(database, view, NO_COUNTS)).toMatchObject({
      view: 1,
    });
  });

  it("is asked for nothing that is a file’s own, and shown its token", () => {
    expect(server.statements.filter((sql) => /PRAGMA/i.test(sql))).toEqual([]);
    expect([...server.tokens]).toEqual(["Bearer the-token"]);
  });
});
