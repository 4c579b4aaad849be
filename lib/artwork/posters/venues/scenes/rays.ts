import { around, polar, polygon } from "../../../drawing/shapes";
import { path, rect } from "../../../drawing/svg";
import type { VenueStage } from "../venue-stage";

/** Straight rays of two colours over the whole frame, from (cx, cy). */
export function rays(
  { width, height }: VenueStage,
  [cx, cy]: readonly [number, number],
  count: number,
  [ground, ray]: readonly [string, string],
): string {
  const reach = width + height;
  const step = 360 / count;
  const wedges = around(count, (index) =>
    polygon([
      [cx, cy],
      polar(cx, cy, reach, index * step),
      polar(cx, cy, reach, (index + 0.5) * step),
    ]),
  );
  return rect(0, 0, width, height, { fill: ground }) + path(wedges.join(""), { fill: ray });
}

/** Dots in staggered rows that shrink from `from` to `to` (heights in the frame). */
export function screen(
  { width, unit }: VenueStage,
  from: number,
  to: number,
  color: string,
): string {
  const step = 30 * unit;
  const rows = Math.max(1, Math.round(Math.abs(to - from) / (step / 2)));
  return around(rows, (row) => {
    const y = from + ((to - from) * row) / rows;
    const size = step * 0.86 * (1 - row / rows);
    const start = row % 2 ? step / 2 : 0;
    const count = Math.ceil(width / step) + 1;
    return path(`M${start} ${Math.round(y)}h0${`m${step} 0h0`.repeat(count)}`, {
      fill: "none",
      stroke: color,
      "stroke-width": size,
      "stroke-linecap": "round",
    });
  }).join("");
}
