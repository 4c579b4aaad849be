import { spot } from "../../../drawing/inks";
import { around } from "../../../drawing/shapes";
import { circle, path, rect } from "../../../drawing/svg";
import type { MarkDrawing } from "../mark";
import { line, PLATE_LINE } from "../mark";

/** Valkyrie: a lace-edged plaque sewn on with a running stitch, a button at each end. */
export const valkyrieMark: MarkDrawing = (name, inks) => {
  const frill = `M50 110${around(22, () => "a25 25 0 0 1 50 0").join("")}V370${around(22, () => "a25 25 0 0 1 -50 0").join("")}Z`;
  const button = (x: number) =>
    circle(x, 240, 48, { fill: spot(inks, 0), stroke: inks.ink, "stroke-width": 11 }) +
    [
      [-14, -14],
      [14, -14],
      [-14, 14],
      [14, 14],
    ]
      .map(([dx = 0, dy = 0]) => circle(x + dx, 240 + dy, 7, { fill: inks.ink }))
      .join("") +
    path(`M${x - 14} 226L${x + 14} 254M${x + 14} 226L${x - 14} 254`, {
      stroke: inks.base,
      "stroke-width": 6,
    });
  return (
    path(frill, { fill: inks.paper, stroke: inks.ink, "stroke-width": 11 }) +
    around(
      22,
      (index) =>
        circle(75 + index * 50, 104, 8, { fill: inks.base }) +
        circle(75 + index * 50, 376, 8, { fill: inks.base }),
    ).join("") +
    rect(76, 126, 1048, 228, {
      rx: 18,
      fill: inks.base,
      stroke: inks.ink,
      "stroke-width": PLATE_LINE,
    }) +
    rect(98, 148, 1004, 184, {
      rx: 8,
      fill: "none",
      stroke: spot(inks, 1),
      "stroke-width": 6,
      "stroke-dasharray": "24 14",
    }) +
    button(166) +
    button(1034) +
    line(name, 600, 238, {
      width: 740,
      limit: 170,
      weight: 800,
      tracking: 0.01,
      fill: "#fff3e6",
      outlineWidth: 0.07,
      shadowY: 0.055,
    })
  );
};
