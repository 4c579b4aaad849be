import { spot } from "../../../drawing/inks";
import { fitSize, lettering, outlines } from "../../../lettering/lettering";
import { polygon } from "../../../drawing/shapes";
import { path, place } from "../../../drawing/svg";
import type { MarkDrawing } from "../mark";
import { PLATE_LINE, twoLines } from "../mark";

/** NEW DIMENSION: two walls of a box, the name running round its corner. */
export const dimension: MarkDrawing = (name, inks) => {
  const [first, rest] = twoLines(name);
  const inked = { stroke: inks.ink, "stroke-width": PLATE_LINE, "stroke-linejoin": "round" };
  const size = fitSize(rest, 700, 150);
  const small = fitSize(first, 300, 190);
  const words = (text: string, em: number, fill: string) =>
    place(
      lettering(text, {
        size: em,
        fill,
        anchor: "middle",
        outlineWidth: 0.09,
        shadowX: 0.05,
        shadowY: 0.05,
      }),
      0,
      outlines(text, em).capHeight / 2,
    );
  return (
    path(
      polygon([
        [60, 96],
        [410, 186],
        [410, 456],
        [60, 366],
      ]),
      { fill: inks.deep, ...inked },
    ) +
    path(
      polygon([
        [410, 186],
        [1150, 56],
        [1150, 326],
        [410, 456],
      ]),
      { fill: inks.base, ...inked },
    ) +
    path(
      polygon([
        [60, 96],
        [800, 14],
        [1150, 56],
        [410, 186],
      ]),
      { fill: spot(inks, 0), ...inked },
    ) +
    path(
      polygon([
        [250, 104],
        [790, 44],
        [930, 62],
        [404, 142],
      ]),
      { fill: "none", stroke: inks.paper, "stroke-width": 10 },
    ) +
    `<g transform="matrix(1 0.257 0 1 235 276)">${words(first, small, spot(inks, 0))}</g>` +
    `<g transform="matrix(1 -0.176 0 1 780 256)">${words(rest, size, inks.paper)}</g>`
  );
};
