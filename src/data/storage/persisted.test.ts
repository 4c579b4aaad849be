/** @jest-environment jsdom */
import { autorun } from "mobx";
import { createStorage } from "../stores/stores.fixtures";
import { Persisted } from "./persisted";
import { SafeStorage } from "./safe-storage";
import type { EntryFormat } from "./stored-entry";

const FORMAT: EntryFormat<{ seen: readonly number[] }> = {
  key: "rooms",
  version: 1,
  read: ({ seen }) => ({
    seen: Array.isArray(seen) ? seen.filter((room) => typeof room === "number") : [],
  }),
};

const entryOver = (storage: ReturnType<typeof createStorage>["storage"]) =>
  new Persisted(FORMAT, new SafeStorage(() => storage));

const see = (room: number) => (held: { seen: readonly number[] }) => ({
  seen: [...held.seen, room],
});

it("is as the server renders it until it follows the storage", () => {
  const { storage } = createStorage({ rooms: '{"version":1,"seen":[1,"x"]}' });
  const entry = entryOver(storage);
  expect([entry.now, entry.isLoaded]).toEqual([{ seen: [] }, false]);
  entry.follow()();
  expect([entry.now, entry.isLoaded]).toEqual([{ seen: [1] }, true]);
});

it("changes what is stored at that moment, and tells who watches", () => {
  const { storage, held } = createStorage();
  const [one, other] = [entryOver(storage), entryOver(storage)];
  const shown: number[] = [];
  const stop = autorun(() => shown.push(one.now.seen.length));
  const end = one.follow();
  other.change(see(1));
  expect(one.change(see(2))).toBe(true);
  expect(JSON.parse(held.get("rooms") ?? "")).toEqual({ version: 1, seen: [1, 2] });
  other.change(see(3));
  window.dispatchEvent(new StorageEvent("storage", { key: "other" }));
  expect(one.now.seen).toEqual([1, 2]);
  window.dispatchEvent(new StorageEvent("storage", { key: "rooms" }));
  expect(one.now.seen).toEqual([1, 2, 3]);
  end();
  stop();
  expect(shown).toEqual([0, 2, 3]);
});

it("keeps what the browser does not store for as long as the page", () => {
  const { storage } = createStorage({ rooms: '{"version":1,"seen":[1]}' });
  const full = {
    getItem: storage.getItem,
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  };
  const entry = entryOver(full);
  const end = entry.follow();
  expect(entry.change(see(2))).toBe(false);
  expect([entry.now.seen, entry.held().seen, entry.isRemembering]).toEqual([[1, 2], [1, 2], false]);
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
  expect(entry.now.seen).toEqual([1, 2]);
  end();
});
