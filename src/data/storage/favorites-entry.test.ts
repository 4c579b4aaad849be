import fc from "fast-check";
import { idolId, isCharacterId } from "../stores/character-ids";
import { FAVORITES_ENTRY, type PersistedState } from "./favorites-entry";
import { readEntry, writeEntry } from "./stored-entry";

const readText = (text: string) => readEntry(FAVORITES_ENTRY, text);

const id = fc.oneof(
  fc.integer({ min: 1, max: 86 }),
  fc.integer({ min: 301, max: 309 }),
  fc.integer({ min: 10081, max: 10085 }),
);
const slug = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,31}$/);
const state: fc.Arbitrary<PersistedState> = fc.record({
  units: fc.record({
    favorites: fc.uniqueArray(id.map(idolId)),
    isFavoritesActive: fc.boolean(),
    productionId: slug,
    unitsId: slug,
    charId: id,
  }),
  method: fc.record({ autoSwitch: fc.boolean() }),
});

/** Values that are invalid for every field. */
const junk = fc.oneof(
  fc.constantFrom<unknown>(null, 0, -1, 87, 1.5, 1e99, "", "Fine!", "x".repeat(33), {}),
  fc.dictionary(fc.string(), fc.jsonValue()),
);

function invalidFields({ units, method }: PersistedState): string[] {
  const { favorites = [], isFavoritesActive = false, productionId, unitsId, charId = 1 } = units;
  const isSlug = (text = "sp") => /^[a-z0-9-]{1,32}$/.test(text);
  const isValid = {
    favorites:
      favorites.every((one) => isCharacterId(one) && idolId(one) === one) &&
      new Set(favorites).size === favorites.length,
    isFavoritesActive: typeof isFavoritesActive === "boolean",
    productionId: isSlug(productionId),
    unitsId: isSlug(unitsId),
    charId: isCharacterId(charId),
    autoSwitch: typeof (method.autoSwitch ?? false) === "boolean",
  };
  return Object.entries(isValid)
    .filter(([, valid]) => !valid)
    .map(([name]) => name);
}

it("reads back the state that was written", () => {
  fc.assert(
    fc.property(state, (written) => {
      expect(readText(writeEntry(FAVORITES_ENTRY, null, written))).toEqual(written);
    }),
  );
});

it("makes of any text a valid state, without an error", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(invalidFields(readText(text))).toEqual([]);
    }),
  );
});

it("makes of any value in any field a valid state", () => {
  const part = fc.oneof(fc.jsonValue(), fc.dictionary(fc.string(), fc.jsonValue()));
  const fields = ["favorites", "isFavoritesActive", "productionId", "unitsId", "charId"] as const;
  const units = fc.record(Object.fromEntries(fields.map((name) => [name, fc.jsonValue()])), {
    requiredKeys: [],
  });
  const method = fc.oneof(part, fc.record({ autoSwitch: fc.jsonValue() }));
  const data = fc.record({ version: fc.jsonValue(), units: fc.oneof(part, units), method });
  fc.assert(
    fc.property(data, (value) => {
      expect(invalidFields(readText(JSON.stringify(value)))).toEqual([]);
    }),
  );
});

it("keeps valid fields next to invalid ones", () => {
  const broken = fc.record({
    written: state,
    bad: fc.subarray(
      ["favorites", "isFavoritesActive", "productionId", "unitsId", "charId"] as const,
      {
        minLength: 1,
      },
    ),
    junk,
  });
  fc.assert(
    fc.property(broken, ({ written, bad, junk: value }) => {
      const units = { ...written.units, ...Object.fromEntries(bad.map((name) => [name, value])) };
      const reading = readText(JSON.stringify({ version: 1, ...written, units }));
      const good = Object.entries(written.units).filter(
        ([name]) => !bad.some((one) => one === name),
      );
      expect(reading.units).toEqual(Object.fromEntries(good));
      expect(reading.method).toEqual(written.method);
    }),
  );
});

it("keeps valid favourites next to invalid ones", () => {
  const list = fc.array(fc.oneof(id, junk, fc.constantFrom("22", true, [22])));
  fc.assert(
    fc.property(list, (favorites) => {
      const { units } = readText(JSON.stringify({ version: 1, units: { favorites } }));
      expect(units.favorites).toEqual([...new Set(favorites.filter(isCharacterId).map(idolId))]);
    }),
  );
});

it("reads the audition's favourites under their later ids, each once", () => {
  const { units } = readText('{"version":1,"units":{"favorites":[81,10081,22,85]}}');
  expect(units.favorites).toEqual([10081, 22, 10085]);
});

it("is not led astray by names that every object has", () => {
  const text =
    '{"version":1,"__proto__":{"units":{"charId":2}},"units":{"__proto__":{"charId":3}}}';
  expect(readText(text).units).toEqual({});
  expect({}).not.toHaveProperty("charId");
});

it("reads a very long list", () => {
  const favorites = Array.from({ length: 200_000 }, (_, index) => index);
  expect(readText(JSON.stringify({ units: { favorites } })).units.favorites).toHaveLength(95);
});

it.each([
  ["a bare list", "[22,1]"],
  ["parts without a version", '{"units":{"favorites":[22,1]}}'],
])("reads data from before versions: %s", (_, text) => {
  expect(readText(text)).toMatchObject({ units: { favorites: [22, 1] } });
});
