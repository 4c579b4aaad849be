import { BLUE, opacity, people, PINK, UNDRAWABLE } from "../../../../test/drawing";
import { testContent } from "../../../../test/test-content";
import { facingTo } from "../../figures/facing";
import type { GroupShape } from "../group/group-rows";
import { characterMarkup } from "../poster/drawn-character";
import { campaignSvg } from "./campaign-picture";

const shapes: GroupShape[] = ["wide", "tall"];
const scene = (name: string, shape: GroupShape) =>
  testContent().get(`content/art/scenes/${name}.${shape}.svg`)?.toString() ?? "";

test.each(shapes)("a scene covers its sheet in the colours of its campaign (%s)", async (shape) => {
  const svg = campaignSvg(scene("royal-stage", shape), BLUE, [], shape);
  expect(svg).not.toMatch(UNDRAWABLE);
  expect((await opacity(svg)).between(0, 1).least).toBe(255);
  expect(svg).toContain(BLUE.color1);
  expect(campaignSvg(scene("royal-stage", shape), PINK, [], shape)).toContain(PINK.color1);
});

test.each(shapes)(
  "a cast of any size stands between what is behind and before it (%s)",
  (shape) => {
    for (const count of [0, 1, 4, 12]) {
      const cast = people(count);
      const svg = campaignSvg(scene("dance-floor", shape), BLUE, cast, shape);
      expect(svg).not.toMatch(UNDRAWABLE);
      for (const { look, color, unitColors } of cast) {
        if (look.kind === "emblem") continue;
        // Each is turned to the middle of the cast.
        const at = (["left", "right"] as const)
          .map((side) => svg.indexOf(characterMarkup(facingTo(look, side), color, unitColors)))
          .find((place) => place >= 0);
        expect(at).toBeGreaterThan(svg.indexOf("<circle"));
        expect(at).toBeLessThan(svg.lastIndexOf('height="60"'));
      }
    }
  },
);
