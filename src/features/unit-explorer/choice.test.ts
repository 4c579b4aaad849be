import fc from "fast-check";
import { choiceQuery, readChoice } from "./choice";
import { catalogue } from "./explorer.fixtures";

const readIn = (search: string) => readChoice(search, catalogue);
const unknown = { view: "unknown" };

describe("the choice in an address", () => {
  it.each([
    ["", { view: "none" }],
    ["?", { view: "none" }],
    ["?utm_source=friend", { view: "none" }],
    ["?unit=undead", { view: "unit", unitId: "undead" }],
    ["?unit=undead&fbclid=1", { view: "unit", unitId: "undead" }],
    ["?unit=undead&character=sakuma_rei", { view: "unit", unitId: "undead", characterId: 29 }],
    ["?character=sakuma_rei", { view: "unit", unitId: "undead", characterId: 29 }],
    ["?character=esu", { view: "unit", unitId: "spri", characterId: 10081 }],
    ["?unit=4piece&character=esu", { view: "unit", unitId: "4piece", characterId: 81 }],
    ["?favorites", { view: "favorites" }],
  ])("of %s", (search, choice) => {
    expect(readIn(search)).toEqual(choice);
  });

  it.each([
    "?unit=",
    "?unit=nobody",
    "?unit=__proto__",
    "?unit=Undead",
    "?character=nobody",
    "?unit=undead&character=nobody",
    "?unit=fine&character=sakuma_rei",
    "?unit=undead&unit=fine",
    "?character=sakuma_rei&character=sakuma_rei",
    "?favorites&unit=undead",
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
        expect(readIn(choiceQuery(choice, catalogue))).toEqual(choice);
      }
    }
    expect(readIn(choiceQuery({ view: "favorites" }, catalogue))).toEqual({ view: "favorites" });
  });
});
