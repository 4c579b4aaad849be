import { people } from "../../../../test/drawing";
import { hiddenSamples } from "../../../../test/hidden-faces";
import { picture } from "../../drawing/svg";
import { cutOut, type DrawnCharacter, placeFigure } from "../poster/drawn-character";
import { clearFaces } from "./clear-faces";
import type { Row } from "./group-rows";

const pair: DrawnCharacter[] = people(3).slice(0, 2);
const at = (x: number) => ({ x, top: 200, scale: 0.5 });
const close = [[at(700), at(750)]];

const hiddenIn = ([row = []]: Row[]) =>
  hiddenSamples(pair, (marked) => {
    const drawn = marked.map((one, index) => placeFigure(cutOut(one, 11), row[index] ?? at(0)));
    return picture(1200, 900, ...drawn);
  });

test.each([
  ["move apart", 1600, true],
  ["become smaller without room", 960, false],
])("two figures %s until both faces are seen, and their feet stay", async (_, right, isWhole) => {
  expect(Math.max(...(await hiddenIn(close)))).toBeGreaterThan(0);
  const rows = clearFaces(close, pair, [550, right]);
  expect(await hiddenIn(rows)).toEqual([0, 0]);
  for (const { top, scale } of rows.flat()) {
    expect(scale === 0.5).toBe(isWhole);
    expect(top + scale * 1370).toBeCloseTo(200 + 0.5 * 1370);
  }
});

test("figures that stand apart stay where they are", () => {
  const apart = [[at(400)], [at(1000)]];
  expect(clearFaces(apart, pair, [0, 1600])).toMatchObject(apart);
});
