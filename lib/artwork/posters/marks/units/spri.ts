import { spot } from "../../../drawing/inks";
import { heart, scallops } from "../../../drawing/shapes";
import { circle, path, place } from "../../../drawing/svg";
import type { MarkDrawing } from "../mark";
import { line, PLATE_LINE } from "../mark";

/** Special for Princess!: two lines on a heart of lace, tied with a bow. */
export const spriMark: MarkDrawing = (name, inks) => {
  const words = name.split(" ");
  const second = words.pop() ?? name;
  const inked = { stroke: inks.ink, "stroke-width": PLATE_LINE, "stroke-linejoin": "round" };
  const bow =
    path("M0 0C40 -80 140 -96 140 -10C140 74 40 60 0 0Z", { fill: spot(inks, 0), ...inked }) +
    path("M0 0C-40 -80 -140 -96 -140 -10C-140 74 -40 60 0 0Z", { fill: spot(inks, 0), ...inked }) +
    circle(0, 0, 30, { fill: spot(inks, 1), ...inked });
  return (
    `<g transform="translate(600 244) scale(2.5 1) translate(-600 -244)">${path(scallops(24, 208, 600, 244), { fill: inks.paper, stroke: inks.ink, "stroke-width": 7 })}</g>` +
    `<ellipse cx="600" cy="244" rx="478" ry="176" fill="${inks.base}" stroke="${spot(inks, 0)}" stroke-width="8" stroke-dasharray="2 20" stroke-linecap="round"/>` +
    line(words.join(" ") || second, 600, 176, {
      width: 560,
      limit: 100,
      weight: 800,
      fill: spot(inks, 1),
      outline: inks.paper,
      outlineWidth: 0.18,
      shadow: inks.ink,
      shadowX: 0.04,
      shadowY: 0.07,
    }) +
    (words.length
      ? line(second, 600, 306, {
          width: 900,
          limit: 190,
          fill: spot(inks, 0),
          outline: inks.paper,
          outlineWidth: 0.14,
          shadow: inks.ink,
          shadowX: 0.03,
          shadowY: 0.06,
        })
      : "") +
    place(bow, 600, 62, 0, 0.8) +
    place(path(heart(96), { fill: spot(inks, 0), ...inked, "stroke-width": 10 }), 140, 110, -18) +
    place(path(heart(80), { fill: spot(inks, 1), ...inked, "stroke-width": 10 }), 1070, 380, 16)
  );
};
