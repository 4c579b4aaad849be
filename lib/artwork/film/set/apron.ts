import { INK, mix, PAPER } from "../../drawing/color";
import { flat, line, shape } from "../../drawing/outlined";
import { around } from "../../drawing/shapes";
import { circle, round } from "../../drawing/svg";
import { block, EDGE, FINE } from "../../posters/scenes/props/sheet";
import { CREAM, GOLD, lit } from "./palette";
import type { Shot } from "./shot";

/** Depth of the edge of the stage, and the height of its boards. */
export const APRON_DEPTH = -45;
export const BOARDS = 236;

const STEP = 104;

/** The edge of the stage with its footlights: shells with a bulb in each. */
export function apron({ view, light }: Shot): string {
  if (view.window(APRON_DEPTH).bottom < BOARDS - 90) return "";
  const level = Math.max(light.stage, light.house * 0.5);
  const wood = lit("#8a4a3a", level * 0.85 + light.ghost * 0.14);
  const front = lit("#3d2168", level * 0.7 + 0.02);
  const shells = around(13, (index) => {
    const x = (index - 6) * STEP;
    const y = BOARDS + 34;
    const ribs = [-0.5, 0, 0.5].map(
      (share) => `M${round(x)} ${y}L${round(x + share * 54)} ${y - 32}`,
    );
    const on = light.stage > 0.2;
    return (
      (on ? circle(x, y - 8, 62, { fill: GOLD, "fill-opacity": 0.16 * light.stage }) : "") +
      shape(`M${x - 38} ${y}a38 38 0 0 1 76 0Z`, lit(GOLD, level), EDGE) +
      line(ribs.join(""), lit(mix(GOLD, INK, 0.5), level), 4) +
      circle(x, y - 9, 12, {
        fill: on ? CREAM : lit(PAPER, level * 0.5),
        stroke: INK,
        "stroke-width": FINE,
      })
    );
  });
  const planks = around(25, (index) => {
    const x = (index - 12) * 58;
    return `M${round(x * 0.97)} ${BOARDS}L${x} ${BOARDS + 34}`;
  });
  const panels = around(12, (index) => block((index - 6) * STEP + 12, BOARDS + 66, STEP - 24, 92));
  return view.plane(
    APRON_DEPTH,
    flat(block(-720, BOARDS, 1440, 40), wood),
    line(planks.join(""), lit("#5a2a2c", level * 0.8), 4),
    shape(block(-740, BOARDS + 34, 1480, 400), front, EDGE),
    line(panels.join(""), lit("#5b3a94", level * 0.7 + 0.02), 6),
    shells.join(""),
    shape(block(-740, BOARDS + 32, 1480, 18), lit(GOLD, level * 0.9 + light.ghost * 0.1), EDGE),
  );
}
