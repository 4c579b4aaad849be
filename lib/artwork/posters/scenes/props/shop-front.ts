import { INK, mix } from "../../../drawing/color";
import { flat, shape } from "../../../drawing/outlined";
import { around, polygon } from "../../../drawing/shapes";
import type { Point } from "../../../drawing/shapes";
import type { Setting } from "../stagecraft";
import { GOLD, CREAM, RED, SNOW, LINE } from "../stagecraft";

/** A shop in perspective, `from` to `to` away from the vanishing point (x, y); unlit on the left. */
export function house(
  { night }: Setting,
  side: 1 | -1,
  [x, y]: Point,
  [from, to]: Point,
  high: number,
  wall: string,
  index: number,
): string {
  const spot = (across: number, up: number): Point => {
    const away = 1 / (1 / from + across * (1 / to - 1 / from));
    return [x + side * away, y + away * (0.34 - up * (high + 0.34))];
  };
  const patch = (left: number, foot: number, wide: number, tall: number) =>
    polygon([
      spot(left, foot),
      spot(left + wide, foot),
      spot(left + wide, foot + tall),
      spot(left, foot + tall),
    ]);
  const lit = side === 1 ? GOLD : mix(GOLD, night(0.6), 0.45);
  const windows = [0.1, 0.4, 0.7].flatMap((left) =>
    [0.52, 0.75].map((foot) => patch(left, foot, 0.2, 0.15)),
  );
  const stripes = around(5, (step) => patch(step * 0.2, 0.34, 0.1, 0.09)).join("");
  const width = Math.max(3, LINE * Math.min(1, from / 500));
  const bright = side === 1 ? 1 : 0.35;
  return (
    shape(patch(0, 0, 1, 1), wall, width) +
    flat(patch(0, 0.98, 1, 0.06), mix(wall, SNOW, 0.3 + 0.65 * bright)) +
    shape(
      windows.filter((_, at) => (at + index) % 4 !== 3 || side === 1).join(""),
      lit,
      width * 0.7,
    ) +
    shape(patch(0.08, 0, 0.56, 0.32), mix(lit, CREAM, 0.4 * bright), width * 0.7) +
    shape(patch(0.72, 0, 0.2, 0.3), mix(wall, INK, 0.45), width * 0.7) +
    shape(patch(0, 0.34, 1, 0.09), mix(wall, side === 1 ? "#ffffff" : wall, 0.85), width * 0.7) +
    flat(stripes, side === 1 ? mix(wall, RED, 0.3) : mix(wall, INK, 0.3)) +
    shape(patch(-0.02, 0.99, 1.04, 0.07), mix(SNOW, night(0.6), 0.5 - bright / 2), width * 0.7)
  );
}
