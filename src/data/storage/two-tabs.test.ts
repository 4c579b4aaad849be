/** @jest-environment jsdom */
import fc from "fast-check";
import type { RootStore } from "../stores/root-store";
import { CATALOGUE, createStorage } from "../stores/stores.fixtures";

const KEY = "favorites";

/** Modules as loaded by one tab: tabs share storage, but no module. */
function loadModules() {
  let modules!: typeof import("../stores/root-store") & Pick<typeof import("mobx"), "when">;
  jest.isolateModules(() => {
    const { createRootStore, RootStore } = jest.requireActual("../stores/root-store");
    modules = { createRootStore, RootStore, when: jest.requireActual("mobx").when };
  });
  return modules;
}

function openWindow(): Window {
  const { contentWindow } = document.body.appendChild(document.createElement("iframe"));
  if (!contentWindow) throw new Error("The frame has no window");
  return contentWindow;
}

const PLACES = [loadModules(), loadModules()].map((code) => ({ code, window: openWindow() }));

/** A browser with two tabs. A sleeping tab receives no events. */
class Browser {
  readonly tabs: { store: RootStore; window: Window; isAsleep: boolean; stop: () => void }[] = [];
  readonly entries: Map<string, string>;
  private readonly storage;

  constructor(text?: string) {
    ({ storage: this.storage, entries: this.entries } = createStorage(text ? { [KEY]: text } : {}));
  }

  async open(): Promise<RootStore> {
    const index = this.tabs.length;
    const place = PLACES[index];
    if (!place) throw new Error("This browser has two tabs");
    const { code, window } = place;
    const setItem = (key: string, text: string) => {
      this.storage.setItem(key, text);
      this.tell(key, index);
    };
    const store = code.createRootStore({ storage: { ...this.storage, setItem }, window });
    const stop = store.start();
    this.tabs.push({ store, window, isAsleep: false, stop });
    await code.when(() => store.persistence.ready);
    return store;
  }

  change(text: string | null): void {
    if (text === null) this.entries.clear();
    else this.entries.set(KEY, text);
    this.tell(text === null ? null : KEY);
  }

  tell(key: string | null, writer?: number): void {
    const event = () => new StorageEvent("storage", { key });
    this.tabs.forEach(({ window, isAsleep }, index) => {
      if (index !== writer && !isAsleep) window.dispatchEvent(event());
    });
  }

  close(): void {
    for (const { stop } of this.tabs) stop();
  }

  get stored() {
    return JSON.parse(this.entries.get(KEY) ?? "null");
  }
}

let browser: Browser;
afterEach(() => browser.close());

async function openTwo(text?: string): Promise<[RootStore, RootStore]> {
  browser = new Browser(text);
  return [await browser.open(), await browser.open()];
}

/** Lets a tab sleep while something happens; the events are dropped. */
function asleep(index: number, happen: () => void): void {
  const tab = browser.tabs[index];
  if (!tab) throw new Error("There is no such tab");
  tab.isAsleep = true;
  happen();
  tab.isAsleep = false;
}

it("catches up when a page comes back from the browser's memory", async () => {
  const [one, other] = await openTwo();
  asleep(1, () => one.units.addFavorite(22));
  browser.tabs[1]?.window.dispatchEvent(new Event("pageshow"));
  expect(other.units.favorites).toEqual([22]);
});

it("leaves each tab its own choice and settings", async () => {
  const [one, other] = await openTwo();
  one.method.setAutoSwitch(true);
  one.units.setFavoritesActive(true);
  other.units.addFavorite(22);
  expect(other.method.autoSwitch).toBe(false);
  expect(other.units.isFavoritesActive).toBe(false);
  expect(browser.stored).toMatchObject({
    units: { favorites: [22], isFavoritesActive: true },
    method: { autoSwitch: true },
  });
});

it("stores the latest choice, whichever tab writes next", async () => {
  const [one, other] = await openTwo();
  for (const { units } of [one, other]) units.open(CATALOGUE);
  one.units.chooseUnit("knights");
  one.method.setAutoSwitch(true);
  other.units.chooseUnit("spri");
  other.units.addFavorite(22);
  expect(browser.stored.units).toMatchObject({ favorites: [22], unitsId: "spri" });
  one.units.addFavorite(1);
  expect(browser.stored.units).toMatchObject({ favorites: [22, 1], unitsId: "spri" });
  expect(one.units.unitsId).toBe("knights");
});

it.each([
  ["cleared", null],
  ["made unreadable", "oops"],
  ["emptied", "{}"],
])("loses nothing when storage is %s from outside", async (_, text) => {
  const [one, other] = await openTwo();
  for (const id of [1, 22]) one.units.addFavorite(id);
  browser.change(text);
  for (const { units } of [one, other]) {
    expect(units.favorites).toEqual(expect.arrayContaining([1, 22]));
  }
  other.units.addFavorite(33);
  other.units.removeFavorite(1);
  for (const { units } of [one, other]) {
    expect(units.favorites).toEqual(expect.arrayContaining([22, 33]));
    expect(units.favorites).not.toContain(1);
    expect(browser.stored.units.favorites).toEqual(units.favorites);
  }
});

it("loses nothing when storage is cleared from outside and filled again", async () => {
  const [one, other] = await openTwo();
  for (const id of [1, 22]) one.units.addFavorite(id);
  browser.change(null);
  browser.change('{"version":1,"units":{"favorites":[33]}}');
  for (const { units } of [one, other]) expect(units.favorites).toEqual([33, 1, 22]);
  expect(browser.stored.units.favorites).toEqual([33, 1, 22]);
});

it("ignores changes of other entries", async () => {
  const [one] = await openTwo();
  one.units.addFavorite(1);
  browser.entries.set(KEY, '{"version":1,"units":{"favorites":[]}}');
  browser.tell("theme");
  expect(one.units.favorites).toEqual([1]);
});

it("ignores events once stopped", async () => {
  const [one, other] = await openTwo();
  browser.tabs[1]?.stop();
  one.units.addFavorite(22);
  expect(other.units.favorites).toEqual([]);
});

it("converges on the same favourites in both tabs, whichever one slept", async () => {
  const step = fc.record({
    tab: fc.nat(1),
    otherSleeps: fc.boolean(),
    add: fc.boolean(),
    id: fc.integer({ min: 1, max: 5 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const tabs = await openTwo();
      const intended = new Set<number>();
      for (const { tab, otherSleeps, add, id } of steps) {
        const act = () => {
          const { units } = tabs[tab] as RootStore;
          if (units.isFavorite(id) === add) return;
          if (add) intended.add(id);
          else intended.delete(id);
          if (add) units.addFavorite(id);
          else units.removeFavorite(id);
        };
        if (otherSleeps) asleep(1 - tab, act);
        else act();
      }
      browser.tell(KEY);
      const expected = [...intended].sort();
      for (const { units } of tabs) expect([...units.favorites].sort()).toEqual(expected);
      const inStorage = browser.stored?.units.favorites ?? [];
      for (const { units } of tabs) expect(units.favorites).toEqual(inStorage);
      browser.close();
    }),
    { numRuns: 40 },
  );
});
