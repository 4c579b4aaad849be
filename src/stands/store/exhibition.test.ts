/** @jest-environment jsdom */
import { idle } from "#src/data/answers/live-answer.fixtures";
import type { Stand } from "../stand";
import { createHost, hosted, ours } from "./exhibition.fixtures";
import type { ContentApi } from "#src/data/api/content-api";
import { SafeStorage } from "#src/data/storage/safe-storage";
import { Exhibition, type ExhibitionList, type ExhibitionFilter, PART_SIZE } from "./exhibition";
import { MyStands } from "./my-stands";

const exhibitionOf = (host: { readonly api: ContentApi }) =>
  new Exhibition({
    get api() {
      return host.api;
    },
    myStands: new MyStands(new SafeStorage(() => localStorage)),
  });
const listOf = (host: { readonly api: ContentApi }, filter: ExhibitionFilter, built: Stand[]) =>
  exhibitionOf(host).get(filter, built);

const NEWEST = { sort: "newest" } as const;

async function begun(count: number) {
  const host = createHost(hosted(count));
  const list = listOf(host, NEWEST, [ours(1), ours(0)]);
  const leave = list.answer.follow();
  await idle();
  return { host, list, leave };
}

const ids = (list: ExhibitionList) => list.stands.map(({ id }) => id);

it("starts with the built stands, in its order, for its unit", () => {
  const host = createHost([]);
  const built = [ours(1, { cheers: 3 }), ours(0, { unit: "fine" }), ours(2)];
  const of = (filter: object) => ids(listOf(host, { ...NEWEST, ...filter }, built));
  expect(of({})).toEqual(["our-stand-0", "our-stand-1", "our-stand-2"]);
  expect(of({ sort: "cheered" })).toEqual(["our-stand-1", "our-stand-0", "our-stand-2"]);
  expect(of({ unit: "fine" })).toEqual(["our-stand-0"]);
  expect(host.queries).toEqual([]);
});

it("loads part by part, along the cursors, to the end", async () => {
  const { host, list } = await begun(100);
  expect(list.stands).toHaveLength(PART_SIZE);
  expect(list.total).toBe(100);
  await list.loadMore();
  await list.loadMore();
  await list.loadMore();
  expect(list.isComplete).toBe(true);
  expect(ids(list)).toEqual(hosted(100).map(({ id }) => id));
  expect(host.queries.map(({ cursor }) => cursor)).toEqual([undefined, "c48", "c96"]);
});

it("fetches one part at a time for all callers", async () => {
  const { host, list } = await begun(100);
  await Promise.all([list.loadMore(), list.loadMore()]);
  expect(host.queries).toHaveLength(2);
});

it("loads as many as are wanted, and no further", async () => {
  const { host, list } = await begun(1000);
  await list.load(97, new AbortController().signal);
  expect(list.stands).toHaveLength(3 * PART_SIZE);
  await list.load(25, new AbortController().signal);
  expect(host.queries).toHaveLength(3);
  await list.load(2353, new AbortController().signal);
  expect(list.stands).toHaveLength(1000);
  expect(host.queries).toHaveLength(21);
});

it("waits for the first part before it loads more, and stops on abort", async () => {
  const host = createHost(hosted(500));
  const list = listOf(host, NEWEST, []);
  const end = new AbortController();
  const loading = list.load(193, end.signal);
  expect(host.queries).toEqual([]);
  end.abort();
  await loading;
  expect(host.queries).toEqual([]);
});

it("keeps its stands if a part fails, and can retry", async () => {
  const { host, list } = await begun(100);
  host.isDown = true;
  await list.load(73, new AbortController().signal);
  expect(list.hasFailed).toBe(true);
  expect(list.stands).toHaveLength(PART_SIZE);
  host.isDown = false;
  await list.loadMore();
  expect(list.hasFailed).toBe(false);
  expect(list.stands).toHaveLength(2 * PART_SIZE);
});

it("lists each stand once, even if the list changed between two parts", async () => {
  const stands = hosted(60);
  const host = createHost(stands);
  const list = listOf(host, NEWEST, []);
  list.answer.follow();
  await idle();
  stands.unshift({ ...stands[0], id: "brand-new-stand" } as (typeof stands)[0]);
  await list.loadMore();
  expect(new Set(ids(list)).size).toBe(list.stands.length);
  expect(list.stands).toHaveLength(60);
});

it("is not led in circles", async () => {
  const { host, list } = await begun(100);
  const { get } = host.api;
  host.api = {
    ...host.api,
    get: async (name, options) => ({ ...(await get(name, options)), next: "c48" }),
  };
  await list.load(1177, new AbortController().signal);
  expect(list.isComplete).toBe(true);
  expect(host.queries).toHaveLength(2);
});

it("reuses drawings of the build", async () => {
  const known = { ...hosted(1)[0], drawing: ours(0).drawing } as ReturnType<typeof ours>;
  const host = createHost(hosted(2));
  const list = listOf(host, NEWEST, [known]);
  list.answer.follow();
  await idle();
  expect(list.stands.map(({ drawing }) => drawing !== undefined)).toEqual([true, false]);
});

it("removes a stand and updates its cheers in all lists", async () => {
  const host = createHost(hosted(100));
  const lists = exhibitionOf(host);
  const list = lists.get(NEWEST, []);
  expect(lists.get({ sort: "newest", unit: undefined }, [])).toBe(list);
  expect(lists.get({ sort: "newest", unit: "fine" }, [])).not.toBe(list);
  list.answer.follow();
  await idle();
  await list.loadMore();
  lists.update("stand-0001", 7);
  lists.update("stand-0070", 99);
  expect([lists.find("stand-0001")?.cheers, lists.find("stand-0070")?.cheers]).toEqual([7, 99]);
  lists.update("stand-0001", null);
  expect(lists.find("stand-0001")).toBeUndefined();
});
