import { spot } from "../../../drawing/inks";
import { fitSize, lettering, outlines } from "../../../lettering/lettering";
import { path, place } from "../../../drawing/svg";
import type { MarkDrawing } from "../mark";
import { letters, PLATE_LINE } from "../mark";

/** Ra*bits: a cloud with a pair of ears, the letters tumbling over it. */
export const rabitsMark: MarkDrawing = (name, inks) => {
  const inked = { stroke: inks.ink, "stroke-width": PLATE_LINE, "stroke-linejoin": "round" };
  const ear = (turn: number, x: number) =>
    `<g transform="translate(${x} 160) rotate(${turn})"><ellipse cy="-40" rx="46" ry="110" fill="${inks.paper}" stroke="${inks.ink}" stroke-width="${PLATE_LINE}"/><ellipse cy="-34" rx="18" ry="66" fill="${spot(inks, 1)}"/></g>`;
  const size = fitSize(name, 880, 220);
  const row = letters(name, size, 900, size * 0.03);
  const total = outlines(name, size).width + size * 0.03 * (row.length - 1);
  const set = row.map(({ char, index, x }) =>
    place(
      lettering(char, {
        size,
        fill: char === "*" ? spot(inks, 1) : index % 2 ? inks.second : inks.base,
        outlineWidth: 0.12,
      }),
      (1200 - total) / 2 + x,
      346 + (index % 2 ? -16 : 10),
      index % 2 ? 4 : -4,
    ),
  );
  return (
    ear(-14, 500) +
    ear(16, 690) +
    path(
      "M150 430A96 96 0 0 1 130 240A110 110 0 0 1 300 150A150 120 0 0 1 560 130A150 120 0 0 1 830 140A130 110 0 0 1 1060 220A104 104 0 0 1 1060 430Z",
      { fill: inks.paper, ...inked },
    ) +
    set.join("")
  );
};
