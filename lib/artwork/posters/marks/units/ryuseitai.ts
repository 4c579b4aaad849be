import { spot } from "../../../drawing/inks";
import { around, polygon, star } from "../../../drawing/shapes";
import { path } from "../../../drawing/svg";
import type { MarkDrawing } from "../mark";
import { line, PLATE_LINE } from "../mark";

/** RYUSEITAI: slanted capitals at the head of five heroes' stripes. */
export const ryuseitaiMark: MarkDrawing = (name, inks) => {
  const stripes = around(5, (index) =>
    path(
      polygon([
        [40 + index * 22, 118 + index * 50],
        [1170 - index * 26, 118 + index * 50],
        [1156 - index * 26, 168 + index * 50],
        [26 + index * 22, 168 + index * 50],
      ]),
      {
        fill: spot(inks, index),
        stroke: inks.ink,
        "stroke-width": 10,
        "stroke-linejoin": "round",
      },
    ),
  );
  return (
    stripes.join("") +
    `<g transform="translate(600 0) skewX(-12) translate(-550 0)">${line(name, 600, 240, { width: 980, limit: 210, fill: inks.paper, outlineWidth: 0.12 })}</g>` +
    path(star(5, 92, 0.48, 1096, 100), {
      fill: spot(inks, 2),
      stroke: inks.ink,
      "stroke-width": PLATE_LINE,
      "stroke-linejoin": "round",
    })
  );
};
