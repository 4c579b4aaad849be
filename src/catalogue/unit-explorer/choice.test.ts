import fc from "fast-check";
import { createLookUps } from "#lib/content/model/catalogue/look-ups";
import { choiceQuery, readChoice } from "./choice";
import { catalogue } from "./explorer.fixtures";

const lookUps = createLookUps(catalogue);
const readIn = (search: string) => readChoice(search, lookUps);
const unknown = { view: "unknown" };

describe("the choice in an address", () => {
  it.each([
    ["", { view: "none" }],
    ["?", { view: "none" }],
    ["?utm_source=friend", { view: "none" }],
    ["?unit=2wink", { view: "unit", unitId: "2wink" }],
    ["?unit=2wink&fbclid=1", { view: "unit", unitId: "2wink" }],
    ["?unit=2wink&character=aoi_yuta", { view: "unit", unitId: "2wink", characterId: 8 }],
    ["?character=aoi_yuta", { view: "unit", unitId: "2wink", characterId: 8 }],
    ["?character=esu", { view: "unit", unitId: "spri", characterId: 10081 }],
    ["?unit=4piece&character=esu", { view: "unit", unitId: "4piece", characterId: 81 }],
    ["?favorites", { view: "favorites" }],
    ["?favorites)", { view: "favorites" }],
    ["?unit=2Wink.", { view: "unit", unitId: "2wink" }],
    ["?unit=2wink&character=unknown", { view: "unit", unitId: "2wink" }],
    ["?unit=2wink&character=eichi", { view: "unit", unitId: "2wink" }],
    ["?unit=unknown&character=aoi_yuta", { view: "unit", unitId: "2wink", characterId: 8 }],
    ["?unit=2wink&unit=fine", { view: "unit", unitId: "2wink" }],
    ["?favorites&unit=unknown", { view: "favorites" }],
  ])("of %s", (search, choice) => {
    expect(readIn(search)).toEqual(choice);
  });

  it.each([
    "?unit=",
    "?unit=unknown",
    "?unit=__proto__",
    "?unit=%E0%A4%A",
    "?unit=../privacy",
    "?character=unknown",
    "?character=8",
  ])("does not exist: %s", (search) => {
    expect(readIn(search)).toEqual(unknown);
  });

  it("is read from any text without an error, and is then one of the catalogue", () => {
    const word = fc.oneof(
      fc.string(),
      fc.constantFrom(...catalogue.units.map(({ id }) => id)),
      fc.constantFrom(...catalogue.characters.map(({ cname }) => cname)),
    );
    const search = fc.oneof(
      fc.string(),
      fc
        .array(fc.tuple(fc.constantFrom("unit", "character", "favorites", "x"), word))
        .map((pairs) => `?${pairs.map((pair) => pair.join("=")).join("&")}`),
    );
    fc.assert(
      fc.property(search, (text) => {
        const choice = readIn(text);
        if (choice.view !== "unit") return;
        const unit = catalogue.units.find(({ id }) => id === choice.unitId);
        expect(unit?.list).toContain(choice.characterId ?? unit?.list[0]);
      }),
    );
  });

  it("is read as it was written, for every unit and every member", () => {
    for (const { id: unitId, list } of catalogue.units) {
      for (const characterId of [undefined, ...list]) {
        const choice = { view: "unit", unitId, characterId } as const;
        expect(readIn(choiceQuery(choice, lookUps))).toEqual(choice);
      }
    }
    expect(readIn(choiceQuery({ view: "favorites" }, lookUps))).toEqual({ view: "favorites" });
  });
});
