import { spot } from "../../../drawing/inks";
import { around, sparkle } from "../../../drawing/shapes";
import { path, place, round } from "../../../drawing/svg";
import type { MarkDrawing } from "../mark";
import { line, pair } from "../mark";

/** fine: a light, wide hand in gold between two folded wings. */
export const fineMark: MarkDrawing = (name, inks) => {
  const feather = (length: number, turn: number, y: number) =>
    place(
      path(
        `M0 0C${round(length * 0.3)} -46 ${round(length * 0.8)} -50 ${length} -6C${round(length * 0.86)} 26 ${round(length * 0.4)} 34 0 0Z`,
        { fill: inks.paper, stroke: inks.ink, "stroke-width": 11, "stroke-linejoin": "round" },
      ),
      330,
      y,
      turn,
    );
  const wing = around(5, (index) => feather(290 - index * 34, 206 - index * 15, 250 + index * 26))
    .toReversed()
    .join("");
  return (
    pair(wing) +
    line(name, 600, 244, {
      width: 640,
      limit: 300,
      weight: 800,
      tracking: 0.02,
      fill: inks.base,
      outlineWidth: 0.1,
      shadow: "#8a6a2e",
      shadowY: 0.055,
    }) +
    path(sparkle(54, 600, 66), { fill: spot(inks, 0), stroke: inks.ink, "stroke-width": 9 }) +
    path(sparkle(30, 690, 100), { fill: inks.paper, stroke: inks.ink, "stroke-width": 8 }) +
    path(sparkle(30, 510, 100), { fill: inks.paper, stroke: inks.ink, "stroke-width": 8 })
  );
};
