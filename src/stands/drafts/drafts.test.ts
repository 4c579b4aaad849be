/** @jest-environment jsdom */
import { MemoryStorage } from "./drafts.fixtures";
import { KIT, stand } from "../stand.fixtures";
import { Drafts } from "./drafts";
import { begin, picture, withOwn } from "./drafts.fixtures";

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
afterEach(() => jest.useRealTimers());

it("lists saved drafts, newest first, also after a reload", async () => {
  const { drafts, storage } = await begin();
  const one = await drafts.add("One", stand());
  jest.advanceTimersByTime(1000);
  await drafts.add("Two", stand());
  jest.advanceTimersByTime(1000);
  await drafts.rename(one.id, "  First \u0007 one ");
  const { drafts: later } = await begin(storage);
  expect((await later.list()).map(({ name }) => name)).toEqual(["First one", "Two"]);
  expect(await later.open(one.id)).toMatchObject({ name: "First one", stand: stand() });
});

it("duplicates and deletes drafts", async () => {
  const { drafts } = await begin();
  const one = await drafts.add("One", stand());
  const copy = await drafts.duplicate(one.id);
  expect(copy?.id).not.toBe(one.id);
  await drafts.remove(one.id);
  expect(await drafts.list()).toEqual([expect.objectContaining({ name: "One 2" })]);
});

it("restores every record, and omits invalid ones", async () => {
  const { drafts, storage } = await begin();
  for (const [id, record] of Object.entries({
    a: { id: "a", name: 7, stand: { ...stand(), palette: "unknown", layers: [] }, saved: "now" },
    b: { id: "b", name: "B", stand: { version: 99, layers: [] }, saved: 1 },
    c: null,
    d: { name: "without an id", stand: stand(), saved: 1 },
  })) {
    storage.draftsById.set(id, record);
  }
  const found = await drafts.list();
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ id: "a", name: "My stand", saved: 0 });
  expect(found[0]?.stand).toMatchObject({ palette: "other", layers: [{ kind: "stand" }] });
});

describe("on a full device", () => {
  it("keeps what was saved, reports the fault, and continues in memory", async () => {
    const { drafts, storage } = await begin();
    const one = await drafts.add("One", stand());
    storage.isFull = true;
    const changed = { ...stand(), palette: "knights" } as const;
    expect(await drafts.save({ ...one, stand: changed })).toBe(false);
    expect(drafts.fault).toBe("full");
    expect((await drafts.open(one.id))?.stand.palette).toBe("knights");
    const { drafts: later } = await begin(storage);
    expect((await later.open(one.id))?.stand.palette).toBe("other");
  });

  it("saves again once there is room, and clears the fault", async () => {
    const { drafts, storage } = await begin();
    storage.isFull = true;
    const one = await drafts.add("One", stand());
    storage.isFull = false;
    expect(await drafts.save(one)).toBe(true);
    expect(drafts.fault).toBeUndefined();
    expect(storage.draftsById.size).toBe(1);
  });

  it("stores all unsaved drafts once there is room, and reports the fault until then", async () => {
    const { drafts, storage } = await begin();
    storage.isFull = true;
    const key = await drafts.addPicture(picture());
    const one = await drafts.add("One", withOwn(key));
    const two = await drafts.add("Two", stand());
    storage.isFull = false;
    storage.refusesPictures = true;
    await drafts.save(two);
    expect(drafts.fault).toBe("full");
    storage.refusesPictures = false;
    await drafts.save(two);
    expect([...storage.draftsById.keys()].sort()).toEqual([one.id, two.id].sort());
    expect([...storage.picturesByKey.keys()]).toEqual([key]);
    expect(drafts.fault).toBeUndefined();
  });

  it("never overwrites a later version of another tab", async () => {
    const { drafts, storage } = await begin();
    const one = await drafts.add("One", stand());
    storage.isFull = true;
    await drafts.save({ ...one, name: "Mine" });
    jest.advanceTimersByTime(1000);
    storage.isFull = false;
    const { drafts: other } = await begin(storage);
    await other.save({ ...one, name: "Theirs" });
    expect((await drafts.list()).map(({ name }) => name)).toEqual(["Theirs"]);
    await drafts.add("Two", stand());
    expect(storage.draftsById.get(one.id)).toMatchObject({ name: "Theirs" });
    expect(drafts.fault).toBeUndefined();
  });

  it("stores pending drafts when a draft is deleted", async () => {
    const { drafts, storage } = await begin();
    const old = await drafts.add("Old", stand());
    storage.isFull = true;
    const one = await drafts.add("One", stand());
    storage.isFull = false;
    await drafts.remove(old.id);
    expect([...storage.draftsById.keys()]).toEqual([one.id]);
    expect(drafts.fault).toBeUndefined();
  });

  it("keeps a picture as long as the page", async () => {
    const { drafts, storage } = await begin();
    storage.isFull = true;
    const key = await drafts.addPicture(picture());
    expect((await drafts.loadPicture(key))?.size).toBe(3);
    expect(drafts.fault).toBe("full");
  });
});

describe("a storage", () => {
  it("is used once it opens late, and receives the drafts made meanwhile", async () => {
    const storage = new MemoryStorage();
    storage.draftsById.set("old", { id: "old", name: "Old", stand: stand(), saved: 1 });
    const drafts = new Drafts(
      () => new Promise((resolve) => setTimeout(resolve, 6000, storage)),
      KIT,
    );
    const started = drafts.start();
    await jest.advanceTimersByTimeAsync(5000);
    await started;
    await drafts.add("One", stand());
    expect([drafts.fault, storage.draftsById.size]).toEqual(["unavailable", 1]);
    await jest.advanceTimersByTimeAsync(1000);
    expect(drafts.fault).toBeUndefined();
    expect((await drafts.list()).map(({ name }) => name)).toEqual(["One", "Old"]);
    expect(storage.draftsById.size).toBe(2);
  });

  it("is closed at the end, even if it opens after that", async () => {
    const { drafts, storage } = await begin();
    drafts.end();
    expect(storage.isClosed).toBe(true);
    const late = new MemoryStorage();
    const left = new Drafts(() => new Promise((resolve) => setTimeout(resolve, 1000, late)));
    const started = left.start();
    left.end();
    await jest.advanceTimersByTimeAsync(5000);
    await started;
    expect(late.isClosed).toBe(true);
  });
});

it("uses memory if the browser has no storage, or never answers", async () => {
  const refused = new Drafts(() => Promise.reject(new Error("private")));
  await refused.start();
  const silent = new Drafts(() => new Promise(() => undefined));
  const started = silent.start();
  jest.advanceTimersByTime(5000);
  await started;
  for (const drafts of [refused, silent]) {
    const one = await drafts.add("One", stand());
    expect(drafts.fault).toBe("unavailable");
    expect(await drafts.list()).toEqual([one]);
  }
});
