import { around, polar, polygon } from "../../../drawing/shapes";

/**
 * Path data of `count` rays from (x, y), each `span` degrees wide and `reach` long, evenly over
 * `arc` degrees from `from` on; a half turn over the horizon if neither is given.
 */
export function rays(
  x: number,
  y: number,
  reach: number,
  count: number,
  span: number,
  [from, arc]: readonly [number, number] = [-180, 180],
): string {
  return around(count, (index) => {
    const angle = from + (index * arc) / count;
    return polygon([[x, y], polar(x, y, reach, angle), polar(x, y, reach, angle + span)]);
  }).join("");
}
