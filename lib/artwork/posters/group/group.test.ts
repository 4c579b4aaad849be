import { art, BLUE, MARK, opacity, people, STYLE, UNDRAWABLE } from "../../../../test/drawing";
import { characterMarkup } from "../poster/drawn-character";
import { groupSvg } from "./group";
import type { GroupShape } from "./group-rows";
import { FIGURE_HEIGHT, groupFrames, groupRows } from "./group-rows";

const shapes: GroupShape[] = ["wide", "tall"];
const { spots } = STYLE;
const unit = {
  id: "knights",
  name: "Knights",
  colors: BLUE,
  mark: MARK,
  style: STYLE,
  spots,
} as const;
const stage = { board: art("frames/group-wide"), riser: art("frames/riser") };

test.each(shapes)("a group picture (%s) covers its sheet, without text", async (shape) => {
  const svg = groupSvg({ ...unit, leader: 2 }, people(5), shape, stage);
  const { width, height } = groupFrames[shape];
  expect(svg).toMatch(new RegExp(`^<svg [^>]*width="${width}" height="${height}"`));
  expect(svg).not.toMatch(UNDRAWABLE);
  expect((await opacity(svg)).between(0, 1).least).toBe(255);
});

test("the leader is drawn after, and so before, the other members", () => {
  const members = people(5);
  for (const leader of [1, 3]) {
    const svg = groupSvg({ ...unit, leader }, members, "wide", stage);
    const at = members.map((one) =>
      svg.lastIndexOf(characterMarkup(one.look, one.color, one.unitColors)),
    );
    expect(at[leader - 1]).toBe(Math.max(...at));
  }
});

test("a unit without members is refused by name", () => {
  expect(() => groupSvg(unit, [], "wide", stage)).toThrow(unit.id);
});

const sizes = shapes.flatMap((shape) =>
  Array.from({ length: 12 }, (_, index) => [index + 1, shape] as const),
);

test.each(sizes)("%i members stand inside the %s frame", (count, shape) => {
  const { width, floor } = groupFrames[shape];
  const rows = groupRows(count, shape);
  const all = rows.flat();
  expect(all).toHaveLength(count);
  for (const { x, top, scale } of all) {
    expect(x - 200 * scale).toBeGreaterThanOrEqual(0);
    expect(x + 200 * scale).toBeLessThanOrEqual(width);
    expect(top).toBeGreaterThan(0);
  }
  for (const { top, scale } of rows.at(-1) ?? []) {
    expect(top + FIGURE_HEIGHT * scale).toBeGreaterThan(floor);
  }
});
