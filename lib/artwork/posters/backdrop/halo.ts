import { circle, round } from "../../drawing/svg";
import { drawn } from "../../illustration/illustration";
import { PAPER } from "../../drawing/color";
import { SHEET } from "./lines";
import type { Stage } from "./stage";

/**
 * The disc behind the head: its edge, a tint of the character's colour in a white ring, a dashed ring.
 * @param edge text of a file in content/art/halos
 */
export function halo(stage: Stage, edge: string): string {
  const { cx, cy, r, inks } = stage;
  return [
    edgeOf(stage, edge),
    circle(cx, cy, r, { fill: inks.halo, stroke: PAPER, "stroke-width": r * 0.034 }),
    circle(cx, cy, r * 1.085, {
      fill: "none",
      stroke: PAPER,
      "stroke-width": r * 0.014,
      "stroke-dasharray": `${round(r * 0.028)} ${round(r * 0.03)}`,
    }),
  ].join("");
}

/** Least width of an outline of 10 units in a picture; other lines in proportion. */
const THINNEST = 6;
const OUTLINE = 10.08;
/** Tolerance of scaled dash lengths. */
const EPSILON = 1e-9;

function edgeOf({ cx, cy, r, inks }: Stage, edge: string): string {
  const scale = r / SHEET.r;
  const thicker = Math.max(1, THINNEST / (OUTLINE * scale));
  const markup = drawn(edge, inks)
    .replace(/ stroke-width="([\d.]+)"/g, (same, width: string) =>
      Number(width) > 12 ? same : ` stroke-width="${Number(width) * thicker}"`,
    )
    // Rings and dashes are whole tenths of the picture's units, so that a ring closes at all sizes.
    .replace(/ (r|stroke-dasharray)="([^"]+)"/g, (_, name: string, numbers: string) => {
      const lengths = numbers.split(" ").map((one) => round(Number(one) * scale + EPSILON) / scale);
      return ` ${name}="${lengths.join(" ")}"`;
    });
  return `<g transform="translate(${cx} ${cy}) scale(${scale})">${markup}</g>`;
}
