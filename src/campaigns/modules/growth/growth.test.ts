import { growthEntries, sortedEntries, totalsOf, unitAverages } from "./growth";
import { compareHobbies } from "./hobbies-now";

function record(
  id: number,
  name: string,
  heights: [string | null, string],
  unit = "fine",
): Queries.GrowthDetailFragment {
  const [before, height] = heights;
  const year1 = before === null ? null : { height: before, age: "16", interest: "Tea" };
  return {
    id,
    cname: name,
    name,
    color: "#17131c",
    unitRecord: { id: unit, name: unit },
    profile: { height, age: "17", interest: "Tea, piano", year1 },
    posterPicture: { face: { layout: "constrained", width: 1, height: 1, images: {} } },
  };
}

const cast = [
  record(1, "Ann", ["170", "172"]),
  record(2, "Ben", ["180", "180"], "eden"),
  record(3, "Cid", ["160", "161"], "eden"),
  record(4, "Dan", ["160", "161"]),
];
const names = (entries: readonly { source: { name: string } }[]) =>
  entries.map(({ source }) => source.name).join(" ");

it("includes idols with heights of both years", () => {
  const strangers = [record(5, "New", [null, "160"]), record(6, "Veiled", ["-", "???"])];
  const entries = growthEntries([...cast, ...strangers]);
  expect(names(entries)).toBe("Ann Ben Cid Dan");
  expect(entries[0]).toMatchObject({ height1: 170, height2: 172, gained: 2, aged: 1 });
});

it("counts no birthday for an unknown age", () => {
  const old = record(5, "Old", ["170", "170"]);
  expect(growthEntries([{ ...old, profile: { ...old.profile, age: "???" } }])[0]?.aged).toBe(0);
});

it.each([
  ["gained", "Ann Cid Dan Ben"],
  ["height", "Ben Ann Cid Dan"],
  ["name", "Ann Ben Cid Dan"],
  ["unit", "Ben Cid Ann Dan"],
] as const)("lines up by %s, equals by height and name", (order, expected) => {
  expect(names(sortedEntries(growthEntries(cast), order))).toBe(expected);
});

it("adds up, and names all who share a record", () => {
  const totals = totalsOf(growthEntries(cast));
  expect(totals).toMatchObject({ idols: 4, grew: 3, centimetres: 4, years: 4, most: 2 });
  expect(names(totals.grewMost)).toBe("Ann");
  expect(names(totals.tallest)).toBe("Ben");
  expect(names(totals.shortest)).toBe("Cid Dan");
});

it("has no superlative when no one grew", () => {
  expect(totalsOf(growthEntries([cast[1] as (typeof cast)[number]])).grewMost).toEqual([]);
});

it("averages units, the tallest first", () => {
  expect(unitAverages(growthEntries(cast))).toEqual([
    { id: "eden", name: "eden", members: 2, height1: 170, height2: 170.5 },
    { id: "fine", name: "fine", members: 2, height1: 165, height2: 166.5 },
  ]);
});

it("distinguishes a new hobby from an addition", () => {
  const eve = record(5, "Eve", ["170", "170"]);
  const other = { ...eve, profile: { ...eve.profile, interest: "Chess" } };
  const { changed, unchanged } = compareHobbies([record(6, "Fay", ["170", "170"]), other]);
  expect(names(unchanged)).toBe("Fay");
  expect(changed).toEqual([{ source: other, old: "Tea", now: "Chess" }]);
});

it("does not take a small word for a hobby, and skips who has no Year 1", () => {
  const gus = record(5, "Gus", ["170", "170"]);
  const year1 = { height: "170", age: "16", interest: "Walks in the garden" };
  const profile = { ...gus.profile, year1, interest: "Studying in the library" };
  const walker = { ...gus, profile };
  const { changed, unchanged } = compareHobbies([walker, record(6, "New", [null, "160"])]);
  expect([names(changed), names(unchanged)]).toEqual(["Gus", ""]);
});
