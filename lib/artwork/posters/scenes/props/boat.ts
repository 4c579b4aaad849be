import { INK } from "../../../drawing/color";
import { line, shape } from "../../../drawing/outlined";
import { around, polygon } from "../../../drawing/shapes";
import { circle, group, place } from "../../../drawing/svg";
import { GOLD, CREAM, RED, LINE, block, paperLantern } from "../stagecraft";

/** A roofed pleasure boat with a row of lanterns; (0, 0) is the middle of its water line. */
export function boat(): string {
  const hull = polygon([
    [-210, -52],
    [220, -66],
    [176, 0],
    [-170, 0],
  ]);
  const roof = "M-160 -132Q0 -176 160 -132L178 -112H-178Z";
  return group(
    {},
    shape(block(-140, -118, 280, 64), GOLD, 6),
    line("M-70 -118v60M0 -118v60M70 -118v60", INK, 5),
    shape(roof, RED, LINE),
    shape(hull, "#5b3426", LINE),
    around(7, (index) => place(paperLantern(38, CREAM), -150 + index * 50, -114)).join(""),
    line("M-150 18h90M-20 22h130M-96 36h150", GOLD, 6),
    circle(200, -78, 9, { fill: RED, stroke: INK, "stroke-width": 5 }),
  );
}
