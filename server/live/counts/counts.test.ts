import { sql } from "kysely";
import type { CountAchievement } from "../../../content/types";
import { approve, reject } from "../moderation/moderated-stands";
import { racingList } from "../racing/racing-list";
import { publication, publicStand, secret } from "../testing/requests";
import { change } from "../testing/statements";
import { type TemporaryDatabase, temporaryDatabase } from "../testing/temporary-database";
import { erase } from "../exhibition/erase";
import { cheer, report } from "../exhibition/change";
import { publish } from "../exhibition/publish";
import { changeCount, countInfo } from "./counts";

let store: TemporaryDatabase;
beforeEach(async () => {
  store = await temporaryDatabase();
});
afterEach(() => store.remove());

const BASE = { view: 100, achievement: 7, updateTime: "2026-01-01T00:00:00Z" };
const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);

describe("the counts", () => {
  it("begin with the content’s", async () => {
    expect(await countInfo(store.client, BASE)).toEqual(BASE);
  });

  it("count a device once: for the film, and for each achievement", async () => {
    const view = (device: string) =>
      changeCount(store.client, { action: "view", device: secret(device) }, BASE);
    const unlock = (key: CountAchievement["key"], device: string) =>
      changeCount(store.client, { action: "achievement", key, device: secret(device) }, BASE);
    await Promise.all([view("a"), view("a"), view("b")]);
    expect(await view("b")).toEqual({ view: 102, achievement: 7, updateTime: TIME });
    await unlock("front-row", "a");
    await unlock("front-row", "a");
    await unlock("every-frame", "a");
    expect(await unlock("front-row", "b")).toMatchObject({ view: 102, achievement: 10 });
    expect(await countInfo(store.client, BASE)).toMatchObject({ view: 102, achievement: 10 });
  });
});

describe("the time of an answer", () => {
  /** Moves all changes so far into the past. */
  const PAST = "2026-02-02T00:00:00Z";
  const age = () => change(store.client, sql`UPDATE changed SET at = ${PAST}`);
  const counted = async () => (await countInfo(store.client, BASE)).updateTime;
  const standing = async () => (await racingList(store.client, BASE)).updateTime;

  it("is the content’s until a device counts, and then that of the last that counted", async () => {
    const view = () => changeCount(store.client, { action: "view", device: secret("a") }, BASE);
    expect(await counted()).toBe(BASE.updateTime);
    const first = await view();
    expect(first.updateTime > PAST).toBe(true);
    await age();
    await view();
    expect(await counted()).toBe(PAST);
    expect(
      (await countInfo(store.client, { ...BASE, updateTime: "2099-01-01T00:00:00Z" })).updateTime,
    ).toBe("2099-01-01T00:00:00Z");
  });

  it("is that of the last change of public stands", async () => {
    await publish(store.client, publication("one"));
    expect(await standing()).toBe(BASE.updateTime);
    const id = await publicStand(store.client, "one");
    const acts = [
      () => cheer(store.client, { action: "cheer", id, device: secret("a") }),
      () => reject(store.client, [id]),
      () => approve(store.client, [id]),
      () => erase(store.client, id),
    ];
    for (const act of acts) {
      await age();
      await act();
      expect((await standing()) > PAST).toBe(true);
    }
  });

  it("stays where nothing that is counted changed", async () => {
    const id = await publicStand(store.client, "one");
    const device = secret("a");
    await cheer(store.client, { action: "cheer", id, device });
    await age();
    await cheer(store.client, { action: "cheer", id, device });
    await report(store.client, { action: "report", id, reason: "other", device });
    await publish(store.client, publication("two"));
    await approve(store.client, [id]);
    expect(await standing()).toBe(PAST);
  });
});

it("the standings have every unit and count public stands", async () => {
  const one = await publicStand(store.client, "one", { unit: "knights" });
  await publicStand(store.client, "two", { unit: "knights" });
  const gone = await publicStand(store.client, "three", { unit: "undead" });
  await publish(store.client, publication("four", { unit: "fine" }));
  for (const device of ["a", "b"]) {
    await cheer(store.client, { action: "cheer", id: one, device: secret(device) });
  }
  await cheer(store.client, { action: "cheer", id: gone, device: secret("a") });
  await reject(store.client, [gone]);
  const { list, updateTime } = await racingList(store.client, BASE);
  expect(updateTime).toEqual(TIME);
  expect(list).toHaveLength(17);
  expect(list[0]).toEqual({ rank: 1, unit: "knights", cheers: 2, stands: 2 });
  expect(list.slice(1).every(({ cheers, stands }) => cheers === 0 && stands === 0)).toBe(true);
});
