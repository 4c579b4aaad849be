import { opacity, people, PINK, UNDRAWABLE } from "../../../../test/drawing";
import { posterSvg } from "./poster";

const [first, second, emblem] = people(3);
if (!first || !second || !emblem) throw new Error("there are three");

test.each([first, second, emblem].map((one) => [one.cname, one] as const))(
  "the poster of %s is a sheet of 1200 × 1600 in the unit's colours, without text",
  async (_, one) => {
    const svg = posterSvg(one);
    expect(svg).toMatch(/^<svg [^>]*width="1200" height="1600"/);
    expect(svg).not.toMatch(UNDRAWABLE);
    expect(svg.length).toBeLessThan(150_000);
    expect(svg).toContain(`fill="${one.unitColors.color1}"`);
    expect(svg).toContain(`fill="${one.unitColors.color2}"`);
    expect((await opacity(svg)).between(0, 1).least).toBe(255);
  },
);

test.each([
  ["name", { name: "Bea Two" }],
  ["look", { look: second.look }],
  ["colour", { color: second.color }],
  ["unit's colours", { unitColors: PINK }],
])("another %s gives another poster", (_, other) => {
  expect(posterSvg({ ...first, ...other })).not.toBe(posterSvg(first));
});
