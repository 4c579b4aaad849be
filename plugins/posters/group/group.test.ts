import { join } from "node:path";
import sharp from "sharp";
import { readCatalogue } from "../../catalogue/read-catalogue";
import { groupSvg } from "./group";
import type { GroupShape } from "./group-rows";
import { FIGURE_HEIGHT, groupFrames, groupRows } from "./group-rows";
import { sitter } from "../poster/sitter";
import { groupUnit, unitMembers } from "../sources/subjects";

const catalogue = readCatalogue(join(__dirname, "../../../content"));
const shapes: GroupShape[] = ["wide", "tall"];
const units = catalogue.units.flatMap((unit) =>
  shapes.map((shape) => [unit.id, shape, unit] as const),
);

test.each(units)("the picture of %s (%s) is one that sharp reads", async (_id, shape, unit) => {
  const svg = groupSvg(groupUnit(unit), unitMembers(unit, catalogue), shape);
  const { width, height } = groupFrames[shape];
  expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width, height });
  expect(svg).not.toMatch(/<text|NaN|undefined/);
  expect(svg).toBe(groupSvg(groupUnit(unit), unitMembers(unit, catalogue), shape));
});

test("the leader is drawn after, and so before, the other members", () => {
  for (const unit of catalogue.units.filter(({ leader }) => leader !== undefined)) {
    const members = unitMembers(unit, catalogue);
    const svg = groupSvg(groupUnit(unit), members, "wide");
    const at = members.map((one) => svg.lastIndexOf(sitter(one.look, one.color, one.unitColors)));
    const leader = members.findIndex(({ id }) => id === unit.leader);
    expect(at[leader]).toBe(Math.max(...at));
  }
});

test("a unit without members is refused by name", () => {
  const [unit] = catalogue.units;
  if (!unit) throw new Error("There are no units.");
  expect(() => groupSvg(groupUnit(unit), [], "wide")).toThrow(unit.id);
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

test.each(sizes)(
  "of %i members in the %s frame nobody stands on another's face",
  (count, shape) => {
    const all = groupRows(count, shape).flat();
    for (const one of all) {
      for (const other of all.filter((spot) => spot !== one)) {
        const apart = Math.hypot(one.x - other.x, one.top - other.top);
        expect(apart).toBeGreaterThan(300 * Math.min(one.scale, other.scale));
      }
    }
  },
);
