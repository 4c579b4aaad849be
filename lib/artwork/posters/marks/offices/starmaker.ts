import { spot } from "../../../drawing/inks";
import { around, star } from "../../../drawing/shapes";
import { circle, path } from "../../../drawing/svg";
import type { MarkDrawing } from "../mark";
import { line, PLATE_LINE, twoLines } from "../mark";

/** STARMAKER PRODUCTION: a theatre sign with bulbs, a star on a stem in place of a crown. */
export const starmaker: MarkDrawing = (name, inks) => {
  const [first, rest] = twoLines(name);
  const inked = { stroke: inks.ink, "stroke-width": PLATE_LINE, "stroke-linejoin": "round" };
  const frame = "M70 150H480L600 96L720 150H1130V420H70Z";
  const bulbs = [
    ...around(17, (index) => [118 + index * 60, 392] as const),
    ...around(6, (index) => [118 + index * 60, 178] as const),
    ...around(6, (index) => [782 + index * 60, 178] as const),
  ].map(([x, y], index) => circle(x, y, 12, { fill: index % 2 ? spot(inks, 0) : inks.paper }));
  return (
    path(frame, { fill: inks.ink, ...inked, transform: "translate(14 20)" }) +
    path(frame, { fill: inks.base, ...inked }) +
    bulbs.join("") +
    line(first, 600, 262, { width: 960, limit: 150, fill: inks.paper, outlineWidth: 0.1 }) +
    line(rest, 600, 354, {
      width: 720,
      limit: 64,
      weight: 800,
      tracking: 0.14,
      fill: spot(inks, 0),
      outlineWidth: 0.12,
      shadowY: 0.06,
    }) +
    path(star(5, 100, 0.5, 600, 122), { fill: spot(inks, 0), ...inked })
  );
};
