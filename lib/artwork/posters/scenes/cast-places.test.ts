import { FIGURE_HEIGHT, groupFrames } from "../group/group-rows";
import type { GroupShape } from "../group/group-rows";
import { castPlaces } from "./cast-places";

const shapes: GroupShape[] = ["wide", "tall"];
const sizes = shapes.flatMap((shape) =>
  Array.from({ length: 16 }, (_, index) => [index + 1, shape] as const),
);

test.each(sizes)("a cast of %i stands in its part of the %s picture", (count, shape) => {
  const { width, height } = groupFrames[shape];
  const rows = castPlaces(count, shape);
  expect(rows.flat()).toHaveLength(count);
  for (const { x, top, scale } of rows.flat()) {
    // The title has the left part of the wide picture, and the upper part of the tall one.
    expect(x - 260 * scale).toBeGreaterThanOrEqual(shape === "wide" ? width * 0.42 : 0);
    expect(x + 230 * scale).toBeLessThanOrEqual(width);
    expect(top).toBeGreaterThan(height * (shape === "wide" ? 0.2 : 0.4));
  }
  for (const { top, scale } of rows.at(-1) ?? []) {
    expect(top + FIGURE_HEIGHT * scale).toBeGreaterThan(height);
    expect(top + 670 * scale).toBeLessThan(height * 0.92);
  }
});

test("places no character without a cast, and sixteen at most", () => {
  expect(castPlaces(0, "wide")).toEqual([]);
  expect(() => castPlaces(17, "tall")).toThrow("17");
});
