import { spot } from "../../../drawing/inks";
import { around, polygon, sparkle, star } from "../../../drawing/shapes";
import { path, place } from "../../../drawing/svg";
import type { MarkDrawing } from "../mark";
import { line, PLATE_LINE } from "../mark";

/** Trickstar: the name shot upwards by a comet, its star behind the first letter. */
export const trickstarMark: MarkDrawing = (name, inks) => {
  const inked = { stroke: inks.ink, "stroke-width": PLATE_LINE, "stroke-linejoin": "round" };
  const tails = around(3, (index) =>
    path(
      polygon([
        [330 - index * 70, 372 + index * 30],
        [1120, 262 + index * 34],
        [1120, 292 + index * 34],
        [330 - index * 70, 402 + index * 30],
      ]),
      {
        fill: spot(inks, index + 1),
        ...inked,
      },
    ),
  );
  return (
    tails.join("") +
    place(path(star(5, 200, 0.5), { fill: spot(inks, 0), ...inked }), 196, 226, -14) +
    line(name, 620, 216, {
      width: 1060,
      limit: 230,
      turn: -5,
      fill: inks.paper,
      outlineWidth: 0.11,
      shadow: inks.ink,
    }) +
    path(sparkle(60, 1090, 84), { fill: spot(inks, 0), ...inked, "stroke-width": 10 })
  );
};
