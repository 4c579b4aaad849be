import { alikePath } from "./address";
import { choicesOf, FACET_KEYS, valuesOf } from "./facets";
import { countsOf, filterPeople, type Wishes, withWish } from "./filter";
import { people } from "./people.fixtures";
import { groupPeople, SORTS, type Sort } from "./sort";

const wish = (...[key, ...values]: [keyof Wishes, ...(readonly [string, "only" | "not"])[]]) =>
  ({ [key]: new Map(values) }) as Wishes;
const left = (wishes: Wishes) => filterPeople(people, wishes).map(({ name }) => name);
const [rei, , esu, godfather] = people as [(typeof people)[number], ...(typeof people)[number][]];

it("offers what somebody has, in order, the unknown last", () => {
  const labels = (key: keyof Wishes) => choicesOf(key, people).map(({ label }) => label);
  expect(labels("hair")).toEqual(["Black", "Grey", "Light blue", "White", "Another colour"]);
  expect(labels("month")).toEqual(["February", "July", "November", "Unknown"]);
  expect(labels("height")).toEqual(["175–179 cm", "180–184 cm", "Unknown"]);
  expect(labels("unit")).toEqual(["UNDEAD", "SPRI", "OTHER"]);
});

it("leaves those who have one of the wished values, in all facets, and none that is not wished", () => {
  expect(left({})).toEqual(["Rei", "Koga", "Esu", "Godfather"]);
  expect(left(wish("hair", ["grey", "only"], ["black", "only"]))).toEqual(["Rei", "Koga", "Esu"]);
  expect(left(wish("hair", ["grey", "only"], ["white", "not"]))).toEqual(["Esu"]);
  expect(left(wish("hand", ["right", "not"]))).toEqual(["Esu", "Godfather"]);
  expect(left({ ...wish("hair", ["grey", "only"]), ...wish("hand", ["right", "only"]) })).toEqual([
    "Koga",
  ]);
  expect(left(wish("hand", ["none", "only"]))).toEqual(["Godfather"]);
});

it("counts whom each value would leave, with the wishes of the other facets alone", () => {
  const wishes = { ...wish("hair", ["grey", "only"]), ...wish("hand", ["right", "only"]) };
  const counts = countsOf("hand", people, wishes);
  expect([...counts]).toEqual([
    ["right", 1],
    ["left", 1],
  ]);
  for (const key of FACET_KEYS) {
    for (const [value, count] of countsOf(key, people, wishes)) {
      const only = { ...wishes, [key]: new Map([[value, "only"]]) } as Wishes;
      expect(left(only)).toHaveLength(count);
    }
  }
});

it("takes a wish back", () => {
  const wished = withWish({}, "hand", "left", "only");
  expect(left(wished)).toEqual(["Esu"]);
  expect(left(withWish(wished, "hand", "left", undefined))).toHaveLength(4);
});

it("puts everybody under a heading, the unknown last, whatever they are sorted by", () => {
  for (const sort of Object.keys(SORTS) as Sort[]) {
    const groups = groupPeople(people, sort);
    expect(groups.flatMap((group) => group.people)).toHaveLength(4);
    expect(new Set(groups.map(({ value }) => value)).size).toBe(groups.length);
  }
  const heights = groupPeople(people, "height").map(({ label, people: of }) => [label, of.length]);
  expect(heights).toEqual([
    ["175–179 cm", 1],
    ["180–184 cm", 1],
    ["Unknown", 2],
  ]);
  expect(groupPeople(people, "birthday")[0]?.people[0]?.name).toBe("Esu");
});

it("leads from a fact to everybody alike, and from an unknown one nowhere", () => {
  expect(alikePath("month", rei)).toBe("/explore/everybody?month=11");
  expect(alikePath("height", rei)).toBe("/explore/everybody?height=180");
  expect(alikePath("school", esu ?? rei)).toBe("/explore/everybody?school=yumenosaki-academy");
  expect(alikePath("blood", godfather ?? rei)).toBeUndefined();
  expect(valuesOf("blood", godfather ?? rei)).toEqual([{ value: "none", label: "Unknown" }]);
});
