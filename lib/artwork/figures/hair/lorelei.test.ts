import { type LoreleiCut, loreleiHair, loreleiPaths } from "./lorelei";

const cuts = Object.keys(loreleiHair) as LoreleiCut[];

it.each(cuts)("%s has hair before the face", (cut) => {
  const { before } = loreleiPaths(cut);
  expect(before.length).toBeGreaterThan(0);
  for (const d of before) expect(d).toMatch(/^m/i);
});

it("puts what flows down the neck behind the head", () => {
  expect(loreleiPaths("wolf").behind.length).toBeGreaterThan(0);
  expect(loreleiPaths("tousled").behind).toEqual([]);
});

it("gives no two cuts the same outline", () => {
  const outlines = cuts.map((cut) => JSON.stringify(loreleiPaths(cut)));
  expect(new Set(outlines).size).toBe(cuts.length);
});
