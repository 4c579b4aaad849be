import { random } from "../../../drawing/random";
import { around, polar, polygon, sparkle } from "../../../drawing/shapes";
import { circle, path, rect, round } from "../../../drawing/svg";
import { flat, shape } from "../../../drawing/outlined";
import { SHEET, THIN } from "./canvas";

/** A part of the sheet. */
export type Area = readonly [left: number, top: number, right: number, bottom: number];

/** Stripes of flat colour, each from its `y` down to the next one. */
export function bands(...stripes: readonly (readonly [y: number, fill: string])[]): string {
  const width = SHEET.right - SHEET.left;
  return stripes
    .map(([y, fill]) => rect(SHEET.left, y, width, SHEET.bottom - y, { fill }))
    .join("");
}

/** Wedges of light out of (x, y). */
export function rays(
  x: number,
  y: number,
  count: number,
  fill: string,
  turn = 0,
  opacity = 1,
): string {
  const step = 360 / count;
  const wedges = around(count, (index) => {
    const from = turn + index * step;
    return polygon([[x, y], polar(x, y, 2400, from), polar(x, y, 2400, from + step / 2)]);
  });
  return path(wedges.join(""), { fill, ...(opacity < 1 && { "fill-opacity": String(opacity) }) });
}

/** Discs round (x, y), the widest first. */
export function rings(
  x: number,
  y: number,
  ...discs: readonly (readonly [radius: number, fill: string])[]
): string {
  return discs.map(([radius, fill]) => circle(x, y, radius, { fill })).join("");
}

/** A flat-bottomed cloud, `width` wide, whose left corner is at (x, y). */
export function cloud(x: number, y: number, width: number, fill: string, line = THIN): string {
  const at = (right: number, up: number) => `${round(x + right * width)} ${round(y - up * width)}`;
  const arc = (radius: number, right: number, up: number) => {
    const size = round(radius * width);
    return `A${size} ${size} 0 0 1 ${at(right, up)}`;
  };
  const d =
    `M${at(0.04, 0)}${arc(0.1, 0.12, 0.15)}${arc(0.13, 0.34, 0.27)}${arc(0.2, 0.68, 0.25)}` +
    `${arc(0.14, 0.9, 0.13)}${arc(0.07, 0.96, 0)}Z`;
  return line > 0 ? shape(d, fill, line) : flat(d, fill);
}

/** Stars strewn over an area: sparkles and dots. */
export function stars(seed: string, count: number, area: Area, fill: string): string {
  const numbers = random(`stars ${seed}`);
  const [left, top, right, bottom] = area;
  const marks = around(count, (index) => {
    const x = numbers.between(left, right);
    const y = numbers.between(top, bottom);
    const size = numbers.between(4, 9);
    if (index % 3 === 0) return sparkle(size * 3.2, x, y);
    const r = round(size * 0.7);
    return `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  });
  return flat(marks.join(""), fill);
}

/** Birds far away, as pairs of wings. */
export function birds(at: readonly (readonly [x: number, y: number, size: number])[]): string {
  const wings = at.map(
    ([x, y, size]) =>
      `M${x - size} ${y - size * 0.3}Q${x - size * 0.4} ${y - size * 0.6} ${x} ${y}` +
      `Q${x + size * 0.4} ${y - size * 0.6} ${x + size} ${y - size * 0.3}`,
  );
  return path(wings.join(""), {
    fill: "none",
    stroke: "#17131c",
    "stroke-width": THIN,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  });
}
