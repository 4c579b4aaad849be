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

const see = (room: number) => (state: { seen: readonly number[] }) => ({
  seen: [...state.seen, room],
});

it("is as the server renders it until it follows the storage", () => {
  const { storage } = createStorage({ rooms: '{"version":1,"seen":[1,"x"]}' });
  const entry = entryOver(storage);
  expect([entry.now, entry.isLoaded]).toEqual([{ seen: [] }, false]);
  entry.follow()();
  expect([entry.now, entry.isLoaded]).toEqual([{ seen: [1] }, true]);
});

it("changes the currently stored state, and notifies observers", () => {
  const { storage, entries } = createStorage();
  const [one, other] = [entryOver(storage), entryOver(storage)];
  const shown: number[] = [];
  const stop = autorun(() => shown.push(one.now.seen.length));
  const end = one.follow();
  other.change(see(1));
  expect(one.change(see(2))).toBe(true);
  expect(JSON.parse(entries.get("rooms") ?? "")).toMatchObject({ version: 1, seen: [1, 2] });
  other.change(see(3));
  window.dispatchEvent(new StorageEvent("storage", { key: "other" }));
  expect(one.now.seen).toEqual([1, 2]);
  window.dispatchEvent(new StorageEvent("storage", { key: "rooms" }));
  expect(one.now.seen).toEqual([1, 2, 3]);
  end();
  stop();
  expect(shown).toEqual([0, 2, 3]);
});

describe("tabs that write before they have seen each other's text", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** Tabs that see each other's writes some ms late, as browser processes do; the last write wins. */
  function slowTabs(count: number) {
    let stored = "";
    const tabs = Array.from({ length: count }, () => {
      const view = new EventTarget() as Window;
      const tab = { seen: null as string | null, view };
      const dispatchStorage = (text: string) => {
        tab.seen = text;
        view.dispatchEvent(new StorageEvent("storage", { key: FORMAT.key }));
      };
      const arrive = (text: string) => {
        stored = text;
        for (const other of tabs) setTimeout(() => other.dispatchStorage(text), 2);
      };
      const setItem = (_: string, text: string) => {
        tab.seen = text;
        setTimeout(() => arrive(text), 2);
      };
      const entry = entryOver({ getItem: () => tab.seen, setItem });
      entry.follow(view);
      return { dispatchStorage, entry };
    });
    return {
      entries: tabs.map(({ entry }) => entry),
      stored: () => (JSON.parse(stored) as { seen: number[] }).seen,
    };
  }

  it.each([2, 5, 9])("lose nothing: %d tabs", (count) => {
    const { entries, stored } = slowTabs(count);
    for (const [room, entry] of entries.entries()) {
      entry.change(see(room));
      entry.change(see(room + 100));
    }
    jest.advanceTimersByTime(3000);
    const all = entries.flatMap((_, room) => [room, room + 100]).toSorted((a, b) => a - b);
    expect(stored().toSorted((a, b) => a - b)).toEqual(all);
    for (const entry of entries) expect(entry.now.seen).toEqual(stored());
  });

  it("removes nothing that it has not seen, and honours removals of the rest", () => {
    const { entries, stored } = slowTabs(2);
    const [one, other] = entries;
    one?.change(see(1));
    jest.advanceTimersByTime(1000);
    other?.change(({ seen }) => ({ seen: seen.filter((room) => room !== 1) }));
    one?.change(see(2));
    jest.advanceTimersByTime(1000);
    expect(stored()).toEqual([2]);
  });
});

it("keeps changes that the browser does not store for the life of the page", () => {
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
  expect([entry.now.seen, entry.current().seen, entry.isPersistent]).toEqual([
    [1, 2],
    [1, 2],
    false,
  ]);
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
  expect(entry.now.seen).toEqual([1, 2]);
  end();
});
