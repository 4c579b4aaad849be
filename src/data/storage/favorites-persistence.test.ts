/** @jest-environment jsdom */
import { createRootStore } from "../stores/root-store";
import { CATALOGUE, createStorage } from "../stores/stores.fixtures";
import { begin, stopStores, KEY, load, stored, text } from "./favorites.fixtures";

const DEFAULTS = {
  favorites: [],
  isFavoritesActive: false,
  productionId: "sp",
  unitsId: "fine",
  charId: 1,
};

const throwDenied = (): never => {
  throw new DOMException("It did not fit.", "QuotaExceededError");
};

afterEach(() => {
  stopStores();
  jest.restoreAllMocks();
});

describe("stored entries", () => {
  it("is one entry with the units, the method and a version", async () => {
    const { storage, entries } = createStorage();
    const { units, method } = await load(storage);
    units.addFavorite(22);
    method.setAutoSwitch(true);
    units.pressCircle("Martial");
    expect([...entries.keys()]).toEqual([KEY]);
    expect(stored(entries)).toEqual({
      version: 1,
      changes: expect.any(Object),
      units: { ...DEFAULTS, favorites: [22] },
      method: { autoSwitch: true },
    });
  });

  it("comes back at the next visit", async () => {
    const { storage } = createStorage();
    const first = await load(storage);
    first.units.open(CATALOGUE);
    first.units.chooseUnit("knights");
    first.units.chooseCharacter(33);
    first.units.addFavorite(22);
    first.units.setFavoritesActive(true);
    first.method.setAutoSwitch(true);
    stopStores();
    const second = await load(storage);
    expect(second.units.choices).toEqual(first.units.choices);
    expect(second.method.autoSwitch).toBe(true);
  });

  it("is empty until the visitor chooses something", async () => {
    const { storage, entries } = createStorage();
    const { units } = await load(storage);
    units.open(CATALOGUE);
    expect(entries.size).toBe(0);
  });

  it("keeps a choice that today's catalogue does not know", async () => {
    const place = { ...DEFAULTS, productionId: "nd", unitsId: "gone" };
    const { storage, entries } = createStorage({ [KEY]: text(place) });
    const { units } = await load(storage);
    units.open(CATALOGUE);
    expect(units.unitsId).toBe("fine");
    units.addFavorite(22);
    expect(stored(entries).units).toEqual({ ...place, favorites: [22] });
  });
});

describe("before it is loaded", () => {
  it("is the state that the server renders, and nothing is touched", () => {
    const touched = jest.fn(() => null);
    const store = createRootStore({ storage: { getItem: touched, setItem: touched } });
    expect(store.units).toMatchObject(DEFAULTS);
    expect(store.persistence.ready).toBe(false);
    expect(store.persistence.isPersistent).toBe(true);
    expect(touched).not.toHaveBeenCalled();
  });

  it("keeps the visitor's favourites and choices", async () => {
    const before = { favorites: [1], productionId: "nd", unitsId: "knights", charId: 10 };
    const { storage, entries } = createStorage({ [KEY]: text(before) });
    const store = createRootStore({ storage });
    store.units.open(CATALOGUE);
    const loading = begin(store);
    store.units.addFavorite(22);
    store.units.chooseUnit("fine");
    const { units } = await loading;
    expect(units.favorites).toEqual([1, 22]);
    expect([units.unitsId, units.productionId, units.charId]).toEqual(["fine", "sp", 10]);
    expect(stored(entries).units).toEqual(units.choices);
  });

  it("can be stopped and started again", async () => {
    const { storage, entries } = createStorage({ [KEY]: text({ favorites: [1] }) });
    const store = createRootStore({ storage });
    store.start()();
    await begin(store);
    store.units.addFavorite(22);
    expect(stored(entries).units.favorites).toEqual([1, 22]);
  });
});

it("is silent in the console, from start to end and again", async () => {
  const noise = (["warn", "error", "info"] as const).map((level) => jest.spyOn(console, level));
  const { storage } = createStorage({ [KEY]: "oops" });
  const store = createRootStore({ storage });
  for (let times = 0; times < 2; times += 1) {
    await begin(store);
    store.units.open(CATALOGUE);
    store.units.addFavorite(22);
    store.units.pressCircle("Martial");
    window.dispatchEvent(new StorageEvent("storage", { key: KEY }));
    stopStores();
  }
  for (const level of noise) expect(level).not.toHaveBeenCalled();
});

describe("a text that cannot be read completely", () => {
  it.each(["not JSON", "[]]", '"text"', text({ favorites: [1, "x"], charId: 22 })])(
    "is replaced when the visitor chooses, but not sooner: %s",
    async (found) => {
      const { storage, entries } = createStorage({ [KEY]: found });
      const { units } = await load(storage);
      expect(entries.get(KEY)).toBe(found);
      units.addFavorite(22);
      units.addFavorite(10);
      expect(stored(entries)).toMatchObject({ version: 1, units: { favorites: units.favorites } });
    },
  );

  it("of a later version keeps its version and unknown fields", async () => {
    const later = { version: 3, units: { favorites: [1] }, extra: [1] };
    const { storage, entries } = createStorage({ [KEY]: JSON.stringify(later) });
    const { units } = await load(storage);
    expect(units.favorites).toEqual([1]);
    units.addFavorite(22);
    expect(stored(entries)).toMatchObject({
      version: 3,
      units: { favorites: [1, 22] },
      extra: [1],
    });
  });
});

describe("a browser", () => {
  it("that is full is reported, and everything is written when there is room again", async () => {
    const { storage, entries } = createStorage({ [KEY]: text({ favorites: [1, 2] }) });
    let isFull = true;
    const { units, persistence } = await load({
      ...storage,
      setItem: (key, value) => (isFull ? throwDenied() : storage.setItem(key, value)),
    });
    expect(persistence.isPersistent).toBe(true);
    units.addFavorite(22);
    units.removeFavorite(1);
    expect(persistence.isPersistent).toBe(false);
    expect(units.favorites).toEqual([2, 22]);
    isFull = false;
    units.addFavorite(10);
    expect(persistence.isPersistent).toBe(true);
    expect(stored(entries).units.favorites).toEqual([2, 22, 10]);
  });
});
