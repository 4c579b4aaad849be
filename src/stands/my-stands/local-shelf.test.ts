/** @jest-environment jsdom */
import { SafeStorage } from "#src/data/storage/safe-storage";
import { createStorage } from "#src/data/stores/stores.fixtures";
import { LocalShelf } from "./local-shelf";
import { SHELVED } from "./shelf.fixtures";

const KEY = "shelf";

function shelfOf(entries: Record<string, string> = {}) {
  const { storage, held } = createStorage(entries);
  return { shelf: new LocalShelf(new SafeStorage(() => storage)), storage, held };
}

/** A shelf whose browser reads, but stores nothing any more. */
function fullShelf(entries: Record<string, string> = {}) {
  const { storage } = createStorage(entries);
  const full = {
    getItem: storage.getItem,
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  };
  return new LocalShelf(new SafeStorage(() => full));
}

test("keeps stands, the newest first, and puts one of the same id in its place", () => {
  const { shelf } = shelfOf();
  expect(shelf.now().put(SHELVED)).toBe(true);
  shelf.now().put({ ...SHELVED, id: "second-stand", title: "Second" });
  shelf.now().put({ ...SHELVED, state: "public" });
  expect(shelf.now().stands.map(({ id, state }) => [id, state])).toEqual([
    ["second-stand", "waiting"],
    [SHELVED.id, "public"],
  ]);
  shelf.now().remove(SHELVED.id);
  expect(shelf.now().stands.map(({ id }) => id)).toEqual(["second-stand"]);
});

test("what one tab puts is there in another, and neither takes away what the other put", () => {
  const { storage } = createStorage();
  const one = new LocalShelf(new SafeStorage(() => storage));
  const other = new LocalShelf(new SafeStorage(() => storage));
  expect(other.now().stands).toEqual([]);
  one.now().put(SHELVED);
  other.now().put({ ...SHELVED, id: "other-stand" });
  expect(one.now().stands.map(({ id }) => id)).toEqual(["other-stand", SHELVED.id]);
});

test("takes over where a stand has got to, and that it has arrived", () => {
  const { shelf } = shelfOf();
  shelf.now().put({ ...SHELVED, isUnanswered: true });
  shelf.now().setState(SHELVED.id, "waiting");
  expect(shelf.now().stands).toEqual([{ ...SHELVED, isUnanswered: true }]);
  shelf.now().setState(SHELVED.id, "public");
  expect(shelf.now().stands).toEqual([{ ...SHELVED, state: "public" }]);
});

test("puts nothing back that was taken off", () => {
  const { shelf } = shelfOf();
  const before = shelf.now();
  before.put(SHELVED);
  before.remove(SHELVED.id);
  before.setState(SHELVED.id, "public");
  expect(shelf.now().stands).toEqual([]);
});

test("tells its followers, also of another tab’s change, until they leave", () => {
  const { shelf } = shelfOf();
  const heard = jest.fn();
  const leave = shelf.follow(heard);
  shelf.now().put(SHELVED);
  window.dispatchEvent(new StorageEvent("storage", { key: KEY }));
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
  window.dispatchEvent(new StorageEvent("storage", { key: "favorites" }));
  expect(heard).toHaveBeenCalledTimes(3);
  leave();
  shelf.now().remove(SHELVED.id);
  expect(heard).toHaveBeenCalledTimes(3);
});

test("gives the same object until something changes", () => {
  const { shelf } = shelfOf();
  const before = shelf.now();
  expect(shelf.now()).toBe(before);
  before.put(SHELVED);
  expect(shelf.now()).not.toBe(before);
});

test("has one secret for the device", () => {
  const { shelf, held } = shelfOf();
  expect(held.size).toBe(0);
  const { device } = shelf.now();
  expect(device).toMatch(/^[\w-]{22}$/);
  expect(shelf.now().device).toBe(device);
  expect(shelfOf(Object.fromEntries(held)).shelf.now().device).toBe(device);
});

test("notes a cheer once", () => {
  const { shelf, held } = shelfOf();
  expect(shelf.now().hasCheered("some-stand")).toBe(false);
  shelf.now().noteCheer("some-stand");
  shelf.now().noteCheer("some-stand");
  expect(shelf.now().hasCheered("some-stand")).toBe(true);
  expect(JSON.parse(held.get(KEY) ?? "").cheered).toEqual(["some-stand"]);
});

test("where nothing can be stored, it says so and holds as long as the page", () => {
  const shelf = fullShelf();
  expect(shelf.now().put(SHELVED)).toBe(false);
  expect(shelf.now().stands).toEqual([SHELVED]);
  const { device } = shelf.now();
  expect(shelf.now().device).toBe(device);
});

test("a full storage loses nothing that was stored", () => {
  const { shelf, held } = shelfOf();
  shelf.now().put(SHELVED);
  const full = fullShelf(Object.fromEntries(held));
  expect(full.now().put({ ...SHELVED, id: "one-too-many" })).toBe(false);
  expect(full.now().stands.map(({ id }) => id)).toEqual(["one-too-many", SHELVED.id]);
  expect(shelfOf(Object.fromEntries(held)).shelf.now().stands).toEqual([SHELVED]);
});
