import { similarPeoplePath } from "./address";
import { choicesOf, FACET_KEYS, valuesOf } from "./facets";
import { countsOf, filterPeople, type Filters, withFilter } from "./filter";
import { people } from "./people.fixtures";
import { groupPeople, SORTS, type Sort } from "./sort";

const filter = (...[key, ...values]: [keyof Filters, ...(readonly [string, "only" | "not"])[]]) =>
  ({ [key]: new Map(values) }) as Filters;
const left = (filters: Filters) => filterPeople(people, filters).map(({ name }) => name);
const [rei, , esu, godfather] = people as [(typeof people)[number], ...(typeof people)[number][]];

it("offers the values that people have, in order, the unknown last", () => {
  const labels = (key: keyof Filters) => choicesOf(key, people).map(({ label }) => label);
  expect(labels("hair")).toEqual(["Black", "Grey", "Light blue", "White", "Another colour"]);
  expect(labels("month")).toEqual(["February", "July", "November", "Unknown"]);
  expect(labels("height")).toEqual(["175–179 cm", "180–184 cm", "Unknown"]);
  expect(labels("unit")).toEqual(["UNDEAD", "SPRI", "OTHER"]);
});

it("keeps people with one of the included values in each facet, and no excluded one", () => {
  expect(left({})).toEqual(["Rei", "Koga", "Esu", "Godfather"]);
  expect(left(filter("hair", ["grey", "only"], ["black", "only"]))).toEqual(["Rei", "Koga", "Esu"]);
  expect(left(filter("hair", ["grey", "only"], ["white", "not"]))).toEqual(["Esu"]);
  expect(left(filter("hand", ["right", "not"]))).toEqual(["Esu", "Godfather"]);
  expect(
    left({ ...filter("hair", ["grey", "only"]), ...filter("hand", ["right", "only"]) }),
  ).toEqual(["Koga"]);
  expect(left(filter("hand", ["none", "only"]))).toEqual(["Godfather"]);
});

it("counts people for each value, given only the filters of the other facets", () => {
  const filters = { ...filter("hair", ["grey", "only"]), ...filter("hand", ["right", "only"]) };
  const counts = countsOf("hand", people, filters);
  expect([...counts]).toEqual([
    ["right", 1],
    ["left", 1],
  ]);
  for (const key of FACET_KEYS) {
    for (const [value, count] of countsOf(key, people, filters)) {
      const only = { ...filters, [key]: new Map([[value, "only"]]) } as Filters;
      expect(left(only)).toHaveLength(count);
    }
  }
});

it("removes a filter", () => {
  const chosen = withFilter({}, "hand", "left", "only");
  expect(left(chosen)).toEqual(["Esu"]);
  expect(left(withFilter(chosen, "hand", "left", undefined))).toHaveLength(4);
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
  expect(similarPeoplePath("month", rei)).toBe("/explore/everybody?month=11");
  expect(similarPeoplePath("height", rei)).toBe("/explore/everybody?height=180");
  expect(similarPeoplePath("school", esu ?? rei)).toBe(
    "/explore/everybody?school=yumenosaki-academy",
  );
  expect(similarPeoplePath("blood", godfather ?? rei)).toBeUndefined();
  expect(valuesOf("blood", godfather ?? rei)).toEqual([{ value: "none", label: "Unknown" }]);
});
