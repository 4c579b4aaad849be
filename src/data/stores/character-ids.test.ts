import common from "#content/schema/common.schema.json";
import { CHARACTER_ID_RANGES, idolId, isCharacterId } from "./character-ids";

it("knows the ranges that the content contract allows", () => {
  const allowed = common.definitions.characterId.anyOf.map(({ minimum, maximum }) => [
    minimum,
    maximum,
  ]);
  expect(CHARACTER_ID_RANGES).toEqual(allowed);
});

it.each([1, 86, 301, 309, 10081, 10085])("accepts %d as an id", (id) => {
  expect(isCharacterId(id)).toBe(true);
});

it.each([0, 87, 300, 310, 10080, 10086, 1.5, -1, Number.NaN, "1", null, [1], { valueOf: 1 }])(
  "does not take %p for an id",
  (value) => expect(isCharacterId(value)).toBe(false),
);

it("keeps the five idols of the audition under their later id", () => {
  expect([80, 81, 85, 86, 10081].map(idolId)).toEqual([80, 10081, 10085, 86, 10081]);
});
