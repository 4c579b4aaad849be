import { spot } from "../../../drawing/inks";
import { fitSize, lettering, outlines } from "../../../lettering/lettering";
import { star } from "../../../drawing/shapes";
import { path, place } from "../../../drawing/svg";
import type { MarkDrawing } from "../mark";
import { letters, PLATE_LINE } from "../mark";

/** 2wink: letters that hop, one twin's colour after the other's, two stars winking beside. */
export const twoWinkMark: MarkDrawing = (name, inks) => {
  const size = fitSize(name, 880, 300);
  const gap = size * 0.05;
  const row = letters(name, size, 900, gap);
  const total = outlines(name, size).width + gap * (row.length - 1);
  const set = row.map(({ char, index, x }) =>
    place(
      lettering(char, { size, fill: index % 2 ? spot(inks, 0) : inks.base, outlineWidth: 0.11 }),
      (1200 - total) / 2 + x,
      (index % 2 ? 372 : 330) + (index === 0 ? 20 : 0),
      index % 2 ? 5 : -5,
    ),
  );
  const wink = (x: number, y: number, fill: string, turn: number) =>
    place(
      path(star(5, 96, 0.56), {
        fill,
        stroke: inks.ink,
        "stroke-width": PLATE_LINE,
        "stroke-linejoin": "round",
      }) +
        path("M-44 -8Q-28 -28 -12 -8M12 -14L44 -2L14 8M-20 26Q0 46 22 26", {
          fill: "none",
          stroke: inks.ink,
          "stroke-width": 9,
          "stroke-linecap": "round",
          "stroke-linejoin": "round",
        }),
      x,
      y,
      turn,
    );
  return (
    set.join("") +
    wink(104, 150, spot(inks, 1), -12) +
    `<g transform="translate(1200 0) scale(-1 1)">${wink(104, 150, inks.paper, -12)}</g>`
  );
};
