import { INK } from "../../../drawing/color";
import { disc, flat, line, shape } from "../../../drawing/outlined";
import { around, polar, polygon, sparkle } from "../../../drawing/shapes";
import { place, round } from "../../../drawing/svg";
import type { Setting } from "../stagecraft";
import { GOLD, CREAM, RED, LINE } from "../stagecraft";

/** A clock as large as a stage: five minutes to twelve, the last of them in red. */
export function clock({ by, inks }: Setting): string {
  const [x, y, size] = by([1165, 322, 282], [600, 850, 370]) as [number, number, number];
  const marks = around(60, (index) => {
    const [fromX, fromY] = polar(x, y, size * (index % 5 ? 0.82 : 0.74), index * 6);
    const [toX, toY] = polar(x, y, size * 0.87, index * 6);
    return line(
      `M${round(fromX)} ${round(fromY)}L${round(toX)} ${round(toY)}`,
      INK,
      size * (index % 5 ? 0.014 : 0.042),
    );
  });
  const lamps = around(24, (index) => {
    const [lampX, lampY] = polar(x, y, size * 1.05, index * 15);
    return disc(round(lampX), round(lampY), round(size * 0.04), index % 2 ? CREAM : GOLD, 5);
  });
  const hand = (angle: number, long: number, wide: number, slim: number) => {
    const tip = polar(x, y, size * long, angle);
    const neck = polar(x, y, size * long * 0.78, angle - slim);
    const other = polar(x, y, size * long * 0.78, angle + slim);
    return shape(
      polygon([
        polar(x, y, size * wide, angle - 90),
        neck,
        tip,
        other,
        polar(x, y, size * wide, angle + 90),
      ]),
      INK,
      6,
    );
  };
  const last = polygon([
    [x, y],
    polar(x, y, size * 0.87, -120),
    polar(x, y, size * 0.88, -110),
    polar(x, y, size * 0.88, -100),
    polar(x, y, size * 0.87, -90),
  ]);
  return [
    disc(x + 16, y + 20, size * 1.14, INK, 0),
    disc(x, y, size * 1.14, inks.base, LINE),
    lamps.join(""),
    disc(x, y, size * 0.94, CREAM, LINE),
    flat(last, RED),
    marks.join(""),
    hand(-93, 0.54, 0.06, 7),
    hand(-120, 0.84, 0.05, 3),
    line(
      `M${x} ${y}L${polar(x, y, size * 0.72, 96)
        .map(round)
        .join(" ")}`,
      RED,
      size * 0.024,
    ),
    disc(x, y, size * 0.08, RED, LINE),
    place(flat(sparkle(size * 0.16), "#ffffff"), x + size * 0.8, y - size * 0.86),
  ].join("");
}
