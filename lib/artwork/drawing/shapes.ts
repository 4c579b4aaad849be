import { round } from "./svg";

export type Point = readonly [x: number, y: number];

/** The point at `angle` degrees (0 = right, clockwise) and `radius` from (cx, cy). */
export function polar(cx: number, cy: number, radius: number, angle: number): Point {
  const radians = (angle * Math.PI) / 180;
  return [cx + Math.cos(radians) * radius, cy + Math.sin(radians) * radius];
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;
}

/** A sector of a disc around (cx, cy) with a straight rim. */
export const wedge = (cx: number, cy: number, radius: number, from: number, to: number): string =>
  polygon([[cx, cy], polar(cx, cy, radius, from), polar(cx, cy, radius, to)]);

export function repeat<Item>(count: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
