import { panelFacts } from "./character-panel";

type Person = Parameters<typeof panelFacts>[0];

const profile: Person["profile"] = {
  birthday: "01-10",
  age: "18",
  ageText: "As of 1 April, Year 2",
  height: "179",
  weight: "???",
  blood: "O",
  interest: "Gardening",
  stunt: "-",
};
const factsOf = (person: Person) =>
  Object.fromEntries(panelFacts(person).map(({ label, value }) => [label, value]));

it("lists the facts, and marks unknown ones", () => {
  expect(factsOf({ profile, role: null })).toEqual({
    Birthday: "10 January",
    Age: "18",
    Height: "179 cm",
    Weight: "unknown",
    Blood: "O",
    Hobby: "Gardening",
    Specialty: "unknown",
  });
});

it("shows a single cell if no fact is known", () => {
  const unknown = Object.fromEntries(
    Object.keys(profile).map((name) => [name, name === "birthday" ? "-" : "???"]),
  ) as typeof profile;
  expect(factsOf({ profile: unknown, role: "Guard" })).toEqual({
    Role: "Guard",
    "Birthday, age, height and the rest": "unknown",
  });
});
