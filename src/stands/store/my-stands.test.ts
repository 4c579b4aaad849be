/** @jest-environment jsdom */
import { autorun } from "mobx";
import { SafeStorage } from "#src/data/storage/safe-storage";
import { createStorage } from "#src/data/stores/stores.fixtures";
import { MyStands } from "./my-stands";
import { WAITING } from "./my-stands.fixtures";

const KEY = "shelf";

function standsOf(entries: Record<string, string> = {}) {
  const { storage, held } = createStorage(entries);
  return { mine: new MyStands(new SafeStorage(() => storage)), storage, held };
}

/** Stands whose browser reads, but stores nothing any more. */
function fullStands(entries: Record<string, string> = {}) {
  const { storage } = createStorage(entries);
  const full = {
    getItem: storage.getItem,
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  };
  return new MyStands(new SafeStorage(() => full));
}

test("keeps stands, the newest first, and puts one of the same id in its place", () => {
  const { mine } = standsOf();
  mine.put(WAITING);
  expect(mine.entry.isRemembering).toBe(true);
  mine.put({ ...WAITING, id: "second-stand", title: "Second" });
  mine.put({ ...WAITING, status: "public" });
  expect(mine.stands.map(({ id, status }) => [id, status])).toEqual([
    ["second-stand", "waiting"],
    [WAITING.id, "public"],
  ]);
  mine.remove(WAITING.id);
  expect(mine.stands.map(({ id }) => id)).toEqual(["second-stand"]);
});

test("what one tab puts is there in another, and neither takes away what the other put", () => {
  const { storage } = createStorage();
  const one = new MyStands(new SafeStorage(() => storage));
  const other = new MyStands(new SafeStorage(() => storage));
  expect(other.stands).toEqual([]);
  one.put(WAITING);
  other.put({ ...WAITING, id: "other-stand" });
  one.entry.follow();
  expect(one.stands.map(({ id }) => id)).toEqual(["other-stand", WAITING.id]);
});

test("takes over where a stand has got to, and that it has arrived", () => {
  const { mine, held } = standsOf();
  mine.put({ ...WAITING, status: "sent" });
  expect(held.get(KEY)).toContain('"isUnanswered":true');
  mine.setStatus(WAITING.id, "waiting");
  expect(mine.stands).toEqual([WAITING]);
  expect(held.get(KEY)).not.toContain("isUnanswered");
  mine.setStatus(WAITING.id, "public");
  expect(mine.stands).toEqual([{ ...WAITING, status: "public" }]);
});

test("puts nothing back that was taken off", () => {
  const { mine } = standsOf();
  mine.put(WAITING);
  mine.remove(WAITING.id);
  mine.setStatus(WAITING.id, "public");
  expect(mine.stands).toEqual([]);
});

test("follows other tabs until it is told to stop, and changes nothing where they changed nothing", () => {
  const { storage } = createStorage();
  const [mine, other] = [0, 1].map(() => new MyStands(new SafeStorage(() => storage)));
  if (!mine || !other) throw new Error("No tabs");
  const seen: number[] = [];
  const stop = autorun(() => seen.push(mine.stands.length));
  const leave = mine.entry.follow();
  const tell = (key: string | null) => window.dispatchEvent(new StorageEvent("storage", { key }));
  other.put(WAITING);
  tell("favorites");
  expect(seen).toEqual([0]);
  tell(KEY);
  tell(KEY);
  expect(seen).toEqual([0, 1]);
  other.remove(WAITING.id);
  tell(null);
  expect(seen).toEqual([0, 1, 0]);
  leave();
  other.put(WAITING);
  tell(KEY);
  stop();
  expect(seen).toEqual([0, 1, 0]);
});

test("has one secret for the device", () => {
  const { mine, held } = standsOf();
  expect(held.size).toBe(0);
  const device = mine.deviceSecret();
  expect(device).toMatch(/^[\w-]{22}$/);
  expect(mine.deviceSecret()).toBe(device);
  expect(standsOf(Object.fromEntries(held)).mine.deviceSecret()).toBe(device);
});

test("notes a cheer once", () => {
  const { mine, held } = standsOf();
  expect(mine.hasCheered("some-stand")).toBe(false);
  mine.noteCheer("some-stand");
  mine.noteCheer("some-stand");
  expect(mine.hasCheered("some-stand")).toBe(true);
  expect(JSON.parse(held.get(KEY) ?? "").cheered).toEqual(["some-stand"]);
});

test("where nothing can be stored, it says so and holds as long as the page", () => {
  const mine = fullStands();
  mine.put(WAITING);
  expect(mine.entry.isRemembering).toBe(false);
  expect(mine.stands).toEqual([WAITING]);
  const device = mine.deviceSecret();
  expect(mine.deviceSecret()).toBe(device);
});

test("a full storage loses nothing that was stored", () => {
  const { mine, held } = standsOf();
  mine.put(WAITING);
  const full = fullStands(Object.fromEntries(held));
  full.put({ ...WAITING, id: "one-too-many" });
  expect(full.entry.isRemembering).toBe(false);
  expect(full.stands.map(({ id }) => id)).toEqual(["one-too-many", WAITING.id]);
  const { mine: later } = standsOf(Object.fromEntries(held));
  later.entry.follow();
  expect(later.stands).toEqual([WAITING]);
});
