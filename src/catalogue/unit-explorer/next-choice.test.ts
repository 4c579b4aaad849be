import type { Choice } from "./choice";
import { catalogue } from "./explorer.fixtures";
import { nextChoice } from "./next-choice";

const next = (choice: Choice) =>
  choice.view === "unit" ? nextChoice(catalogue, choice.unitId, choice.characterId) : choice;

it("selects the next member, and after the last the next unit of the agency", () => {
  expect(nextChoice(catalogue, "fine", 22)).toMatchObject({ unitId: "fine", characterId: 27 });
  expect(nextChoice(catalogue, "4piece", 83)).toMatchObject({ unitId: "other", characterId: 301 });
});

it("visits all agencies, units and members, and returns to the first", () => {
  const first: Choice = { view: "unit", unitId: "fine", characterId: 22 };
  const seen: string[] = [];
  let choice: Choice = first;
  for (const _ of catalogue.characters) {
    seen.push(JSON.stringify(choice));
    choice = next(choice);
  }
  expect(new Set(seen).size).toBe(catalogue.characters.length);
  expect(choice).toEqual(first);
});

it("selects the next unit when no member of the current one is shown", () => {
  expect(nextChoice(catalogue, "4piece", undefined)).toMatchObject({ unitId: "other" });
  expect(nextChoice(catalogue, "4piece", 22)).toMatchObject({ unitId: "other" });
});
