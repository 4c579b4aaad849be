import { type Change, findCorrections } from "./find-corrections";

const REI = {
  cname: "sakuma_rei",
  name: "Rei Sakuma",
  unit: "undead",
  circle: ["BandBB"],
  catch: "Draw the curtains.",
  profile: { height: "179", age: "-", hand: null },
};
const change = (after: object): Change => {
  return { kind: "characters", date: "2026-11-20", before: REI, after: { ...REI, ...after } };
};
const found = (after: object) =>
  findCorrections(change(after)).map(({ fact, before, after: is }) => [fact, before, is]);

it("tells a fact that was put right, with its day and its page", () => {
  expect(findCorrections(change({ profile: { height: "180", age: "-" } }))).toEqual([
    {
      date: "2026-11-20",
      page: "/explore/units/characters/sakuma_rei",
      name: "Rei Sakuma",
      fact: "height",
      before: "179",
      after: "180",
    },
  ]);
});

it("says of what nobody knows that it is unknown, however that is written", () => {
  expect(found({ profile: { age: "???" } })).toEqual([]);
  expect(found({ profile: { age: "19" } })).toEqual([["age", "unknown", "19"]]);
});

it("tells lists as words", () => {
  expect(found({ circle: ["BandBB", "Theater"] })).toEqual([
    ["clubs", "BandBB", "BandBB, Theater"],
  ]);
});

it("leaves out our own words, and what is new or gone", () => {
  expect(found({ catch: "Open them." })).toEqual([]);
  expect(found({ profile: { height: "179", hand: "left" } })).toEqual([]);
  expect(found({ profile: {} })).toEqual([]);
});
