import { spot } from "../../../drawing/inks";
import { star } from "../../../drawing/shapes";
import { path, rect } from "../../../drawing/svg";
import type { MarkDrawing } from "../mark";
import { line, pair, PLATE_LINE } from "../mark";

/** A unit without a mark of its own: its name on a plate in its colours, between two stars. */
export const plainMark: MarkDrawing = (name, inks) => {
  const inked = { stroke: inks.ink, "stroke-width": PLATE_LINE, "stroke-linejoin": "round" };
  return (
    rect(74, 134, 1080, 250, { fill: inks.ink, rx: 44 }) +
    rect(60, 112, 1080, 250, { fill: inks.base, rx: 44, ...inked }) +
    rect(92, 144, 1016, 186, { fill: "none", rx: 26, stroke: inks.second, "stroke-width": 10 }) +
    pair(path(star(5, 88, 0.5, 104, 124), { fill: spot(inks, 0), ...inked })) +
    line(name, 600, 237, {
      width: 860,
      limit: 170,
      weight: 900,
      fill: inks.paper,
      outlineWidth: 0.12,
      shadowY: 0.05,
    })
  );
};
