import { sql } from "kysely";
import { openDatabase } from "../database/open-database";
import { approve, reject } from "../moderation/moderated-stands";
import { publication, publicStand, secret } from "../testing/requests";
import { select } from "../testing/statements";
import { type TemporaryDatabase, temporaryDatabase } from "../testing/temporary-database";
import { changeExhibition } from "./change";
import { erase } from "./erase";

let store: TemporaryDatabase;
beforeAll(async () => {
  store = await temporaryDatabase();
});
afterAll(() => store.remove());

/** Each name is a round of simultaneous changes: timing decides, so one is not enough. */
const names = Array.from({ length: 20 }, (_, index) => `round-${index}`);

it("cheers and a withdrawal at once leave nothing of the stand", async () => {
  const other = await openDatabase(store);
  for (const name of names) {
    const id = await publicStand(store.client, name);
    const cheers = ["a", "b", "c", "d"].map((device) =>
      changeExhibition(store.client, { action: "cheer", id, device: secret(device) }),
    );
    await Promise.allSettled([...cheers, erase(other, id)]);
  }
  expect(await select(store.client, sql`SELECT stand FROM cheers`)).toEqual([]);
  const cheered = sql`SELECT id FROM stands WHERE cheers <> 0 OR state <> 'withdrawn'`;
  expect(await select(store.client, cheered)).toEqual([]);
  await other.close();
});

it("one publication sent ten times at once to two servers is one stand", async () => {
  const other = await openDatabase(store);
  const sent = Array.from({ length: 10 }, (_, index) =>
    changeExhibition(index % 2 ? other : store.client, publication("once")),
  );
  const answers = await Promise.all(sent);
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  const stands = sql`SELECT id FROM stands WHERE title = 'Stand once'`;
  expect(await select(store.client, stands)).toHaveLength(1);
  await other.close();
});

it("maintainers who decide about the same stands at once are all answered", async () => {
  const other = await openDatabase(store);
  const ids: string[] = [];
  for (const name of ["x", "y", "z"]) ids.push(await publicStand(store.client, name));
  const decisions = names.map((_, index) =>
    index % 2 ? approve(other, ids) : reject(store.client, ids.toReversed()),
  );
  for (const done of await Promise.all(decisions)) expect(done.size).toBe(3);
  await other.close();
});
