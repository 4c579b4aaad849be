import { spot } from "../../../drawing/inks";
import { fitSize, lettering, outlines } from "../../../lettering/lettering";
import { around } from "../../../drawing/shapes";
import { place, rect } from "../../../drawing/svg";
import type { MarkDrawing } from "../mark";
import { letters } from "../mark";

/** Unit other: a strip of film, one frame for each letter. */
export const otherMark: MarkDrawing = (name, inks) => {
  const size = fitSize(name, 900, 190);
  const gap = size * 0.2;
  const row = letters(name, size, 900, gap);
  const total = outlines(name, size).width + gap * (row.length - 1);
  const left = (1200 - total) / 2;
  const frames = row.map(
    ({ char, index, x, width }) =>
      rect(left + x - gap * 0.34, 142, width + gap * 0.68, 196, {
        rx: 14,
        fill: index % 2 ? inks.pale : spot(inks, index / 2),
      }) +
      place(
        lettering(char, { size, fill: inks.ink, outlineWidth: 0, shadowX: 0, shadowY: 0 }),
        left + x,
        240 + size * 0.375,
      ),
  );
  const holes = (y: number) =>
    around(20, (index) => rect(62 + index * 55, y, 30, 30, { rx: 6, fill: inks.paper })).join("");
  return `<g transform="rotate(-3 600 240)">${rect(30, 60, 1140, 360, { rx: 22, fill: inks.ink, stroke: inks.paper, "stroke-width": 8 })}${holes(82)}${holes(368)}${frames.join("")}</g>`;
};
