import { coveredPart } from "./cover";

const WIDE = { width: 1600, height: 900 };

it("fills a box of the same shape with the whole picture", () => {
  expect(coveredPart(WIDE, { width: 320, height: 180 })).toEqual({ x: 0, y: 0, ...WIDE });
});

it("crops the sides, or the top and bottom, around the centre", () => {
  expect(coveredPart(WIDE, { width: 100, height: 100 })).toEqual({
    x: 350,
    y: 0,
    width: 900,
    height: 900,
  });
  expect(coveredPart(WIDE, { width: 160, height: 45 })).toMatchObject({
    x: 0,
    y: 225,
    height: 450,
  });
});
