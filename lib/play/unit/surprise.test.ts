import fc from "fast-check";
import { compactedUnit, plainText, restoreUnit } from "./restore-unit";
import { surpriseUnit } from "./surprise";
import { LONGEST, type UnitOptions } from "./unit-document";
import { placeInWords, unitAltText } from "./unit-words";
import words from "./words.json";

const IDS = Array.from({ length: 55 }, (_, index) => index + 1);
const OPTIONS: UnitOptions = {
  idols: new Set(IDS),
  backdrops: ["scattered-stars", "magic-circle"],
  palettes: ["fine", "trickstar"],
  poses: [],
  reachByPose: {},
};

it("makes up valid units, favourites first", () => {
  fc.assert(
    fc.property(fc.string(), fc.subarray([...IDS, 900]), (seed, favorites) => {
      const unit = surpriseUnit(OPTIONS, favorites, seed);
      expect(restoreUnit(compactedUnit(unit), OPTIONS)).toEqual({ ok: true, unit, lost: 0 });
      const liked = unit.members.filter(({ id }) => favorites.includes(id)).length;
      const known = favorites.filter((id) => id !== 900).length;
      expect(liked).toBe(Math.min(known, unit.members.length));
    }),
    { numRuns: 60 },
  );
});

it("has names and slogans that fit", () => {
  for (const name of words.names) expect(plainText(name, LONGEST.name)).toBe(name);
  for (const slogan of words.slogans) expect(plainText(slogan, LONGEST.slogan)).toBe(slogan);
});

it("says who stands where", () => {
  const placesOf = (count: number) =>
    Array.from({ length: count }, (_, member) => placeInWords(count, member));
  expect(placesOf(2)).toEqual(["left", "right"]);
  expect(placesOf(3)).toEqual(["left", "middle", "right"]);
  expect(placesOf(5)).toEqual([
    "back, left",
    "back, right",
    "front, left",
    "front, middle",
    "front, right",
  ]);
});

it("tells a poster in words", () => {
  const [a, b] = surpriseUnit(OPTIONS, [1, 2, 3, 4, 5], "seed").members;
  if (!a || !b) throw new Error("There are three at least.");
  const unit = {
    version: 1,
    name: "Night Shift",
    slogan: "Open till dawn",
    backdrop: "magic-circle",
    colors: "fine",
    leader: b.id,
    members: [a, b],
  } as const;
  expect(unitAltText(unit, (id) => `Idol ${id}`, "fine")).toBe(
    `A poster of the unit Night Shift: Idol ${a.id} (left) and Idol ${b.id} (right, leader). ` +
      "Its slogan: “Open till dawn”. Behind them: magic circle, in the colours of fine.",
  );
  expect(unitAltText({ ...unit, name: "", slogan: "" }, String, "fine")).toMatch(
    /^A poster of a unit without a name: \d+ \(left\) and \d+ \(right, leader\)\. Behind them/,
  );
});
