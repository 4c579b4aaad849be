/** @jest-environment jsdom */
import fc from "fast-check";
import { isCharacterId } from "../stores/character-ids";
import { createRootStore } from "../stores/root-store";
import { CATALOGUE, createStorage } from "../stores/stores.fixtures";
import { DEFAULT_UNITS } from "../stores/units-store";
import { begin, stopStores, KEY, load, stored, text } from "./favorites.fixtures";

afterEach(stopStores);

describe("a file", () => {
  it("brings favourites to another browser, and leaves its current selection alone", async () => {
    const here = await load(createStorage().storage);
    here.units.open(CATALOGUE);
    here.units.chooseUnit("knights");
    here.units.addFavorite(22);
    here.method.setAutoSwitch(true);
    const file = here.persistence.exportText();
    stopStores();
    const { storage, entries } = createStorage();
    const target = await load(storage);
    expect(target.persistence.importText(file)).toEqual({ ok: true, added: 1 });
    expect(target.units).toMatchObject({ ...DEFAULT_UNITS, favorites: [22] });
    expect(target.method.autoSwitch).toBe(false);
    expect(stored(entries).units.favorites).toEqual([22]);
  });

  it("adds to the favourites and removes none", async () => {
    const { units, persistence } = await load(createStorage().storage);
    units.addFavorite(1);
    units.addFavorite(22);
    const file = text({ favorites: [81, 22, "x", 10] });
    expect(persistence.importText(file)).toEqual({ ok: true, added: 2 });
    expect(units.favorites).toEqual([1, 22, 10081, 10]);
    expect(persistence.importText(file)).toEqual({ ok: true, added: 0 });
  });

  it("counts before the stored favourites are loaded, too", async () => {
    const { storage } = createStorage({ [KEY]: text({ favorites: [1], unitsId: "spri" }) });
    const store = createRootStore({ storage });
    store.persistence.importText(text({ favorites: [22], unitsId: "fine" }));
    await begin(store);
    expect(store.units.favorites).toEqual([1, 22]);
    expect(store.units.unitsId).toBe("spri");
  });

  it.each(["", "hearts", "{}", '{"units":{"favorites":22}}', `[${"1,".repeat(100_000)}1]`])(
    "with invalid content changes nothing, and the reason is reported",
    async (file) => {
      const { units, persistence } = await load(createStorage().storage);
      units.addFavorite(1);
      const before = units.choices;
      expect(persistence.importText(file)).toEqual({
        ok: false,
        reason: expect.stringMatching(/\.$/),
      });
      expect(units.choices).toEqual(before);
    },
  );

  it("accepts any text without throwing", async () => {
    const { units, persistence } = await load(createStorage().storage);
    units.addFavorite(1);
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (file) => {
        persistence.importText(file);
        expect(units.favorites).toContain(1);
        expect(units.favorites.every(isCharacterId)).toBe(true);
      }),
    );
  });
});
