import { readFileSync } from "node:fs";
import { factValue, PROFILE_FACT_KEYS, PROFILE_FACTS } from "./profile-facts";

const { properties } = JSON.parse(readFileSync("content/schema/character.schema.json", "utf8"))
  .properties.profile;

it("has a row for each fact of the schema", () => {
  const beside = ["ageText", "year1"];
  const facts = Object.keys(properties).filter((key) => !key.endsWith("Ja"));
  expect(PROFILE_FACT_KEYS.toSorted()).toEqual(
    facts.filter((key) => !beside.includes(key)).toSorted(),
  );
});

it("has a year for each fact of Year 1", () => {
  const facts = Object.keys(properties.year1.properties).filter((key) => !key.endsWith("Ja"));
  const yearly = PROFILE_FACT_KEYS.filter((key) => "isYearly" in PROFILE_FACTS[key]);
  expect(yearly.toSorted()).toEqual(facts.toSorted());
});

it.each([
  ["height", "179", "179 cm"],
  ["birthday", "01-10", "10 January"],
  ["hand", "both", "Ambidextrous"],
  ["interest", "Piano", "Piano"],
  ["birthday", "-", "unknown"],
  ["weight", "???", "unknown"],
  ["hand", null, "unknown"],
] as const)("%s %j is “%s”", (key, published, words) => {
  expect(factValue(key, { [key]: published } as never)).toBe(words);
});
