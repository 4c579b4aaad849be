import { spot } from "../../../drawing/inks";
import { around, polar, star } from "../../../drawing/shapes";
import { circle, path, round } from "../../../drawing/svg";
import type { MarkDrawing } from "../mark";
import { line, PLATE_LINE, twoLines } from "../mark";

/** The office other: a stage door that stands open, with an arrow sign over it. */
export const beyond: MarkDrawing = (name, inks) => {
  const inked = { stroke: inks.ink, "stroke-width": PLATE_LINE, "stroke-linejoin": "round" };
  const [first, rest] = twoLines(name);
  const lamps = around(9, (index) => {
    const [x, y] = polar(170, 240, 92, index * 40);
    return circle(x, y, 13, { fill: index % 2 ? spot(inks, 0) : inks.paper });
  });
  const sign = "M40 90H1010L1160 240L1010 390H40L40 90Z";
  return (
    path(sign, { fill: inks.ink, ...inked, transform: "translate(14 20)" }) +
    path(sign, { fill: inks.base, ...inked }) +
    path("M66 116H1000L1124 240L1000 364H66Z", {
      fill: "none",
      stroke: inks.paper,
      "stroke-width": 7,
      "stroke-dasharray": `${round(20)} 14`,
    }) +
    lamps.join("") +
    path(star(5, 66, 0.5, 170, 240), { fill: spot(inks, 0), ...inked, "stroke-width": 10 }) +
    line(first, 660, rest ? 184 : 240, {
      width: 700,
      limit: rest ? 110 : 180,
      fill: spot(inks, 0),
      outlineWidth: 0.1,
    }) +
    (rest
      ? line(rest, 660, 300, { width: 740, limit: 110, fill: inks.paper, outlineWidth: 0.1 })
      : "")
  );
};
