import { round } from "./svg";

/** A point in picture units. */
export type Point = readonly [x: number, y: number];

/** The point at `angle` degrees (0 = right, clockwise) and `radius` from (cx, cy). */
export function polar(cx: number, cy: number, radius: number, angle: number): Point {
  const radians = (angle * Math.PI) / 180;
  return [cx + Math.cos(radians) * radius, cy + Math.sin(radians) * radius];
}

/** Path data of a closed polygon. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;
}

/** Regular polygon with `sides` corners, the first one at `turn` degrees. */
export function regular(sides: number, radius: number, turn = -90, cx = 0, cy = 0): string {
  return polygon(around(sides, (index) => polar(cx, cy, radius, turn + (index * 360) / sides)));
}

/** Star with `tips` tips; `inner` is the inner radius as a share of `radius`. */
export function star(tips: number, radius: number, inner: number, cx = 0, cy = 0): string {
  return polygon(
    around(tips * 2, (index) =>
      polar(cx, cy, index % 2 ? radius * inner : radius, -90 + (index * 180) / tips),
    ),
  );
}

/** Four-pointed sparkle with hollow sides. */
export function sparkle(radius: number, cx = 0, cy = 0): string {
  const tips = around(4, (index) => polar(cx, cy, radius, -90 + index * 90));
  const [first, ...rest] = tips.map(([x, y]) => `${round(x)} ${round(y)}`);
  const middle = `${round(cx)} ${round(cy)}`;
  return `M${first}${[...rest, first].map((tip) => `Q${middle} ${tip}`).join("")}Z`;
}

/** Heart as wide as `size`, centred on (cx, cy). */
export function heart(size: number, cx = 0, cy = 0): string {
  const at = (x: number, y: number) => `${round(cx + x * size)} ${round(cy + y * size)}`;
  return (
    `M${at(0, 0.46)}C${at(-0.62, 0.06)} ${at(-0.56, -0.42)} ${at(-0.26, -0.42)}` +
    `C${at(-0.12, -0.42)} ${at(-0.04, -0.34)} ${at(0, -0.22)}` +
    `C${at(0.04, -0.34)} ${at(0.12, -0.42)} ${at(0.26, -0.42)}` +
    `C${at(0.56, -0.42)} ${at(0.62, 0.06)} ${at(0, 0.46)}Z`
  );
}

/** Ring of `count` outward bulges around a circle: lace, clouds, a bottle cap. */
export function scallops(count: number, radius: number, cx: number, cy: number, turn = 0): string {
  const step = 360 / count;
  const bulge = round(radius * Math.sin((step * Math.PI) / 360) * 1.04);
  const points = around(count, (index) => polar(cx, cy, radius, turn + index * step));
  const [start = [cx, cy] as Point] = points;
  const arcs = [...points.slice(1), start].map(
    ([x, y]) => `A${bulge} ${bulge} 0 0 1 ${round(x)} ${round(y)}`,
  );
  return `M${round(start[0])} ${round(start[1])}${arcs.join("")}Z`;
}

/** Toothed wheel: `teeth` square teeth of `depth` outside `radius`. */
export function gear(teeth: number, radius: number, depth: number, cx = 0, cy = 0): string {
  const step = 360 / teeth;
  const corners: Point[] = [];
  for (let index = 0; index < teeth; index++) {
    const angle = index * step;
    corners.push(
      polar(cx, cy, radius, angle - step * 0.28),
      polar(cx, cy, radius + depth, angle - step * 0.19),
      polar(cx, cy, radius + depth, angle + step * 0.19),
      polar(cx, cy, radius, angle + step * 0.28),
    );
  }
  return polygon(corners);
}

/** Calls `make` for 0 … count − 1. */
export function around<Item>(count: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
