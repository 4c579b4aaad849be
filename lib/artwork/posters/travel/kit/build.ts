import { flat, shape } from "../../../drawing/outlined";
import { around } from "../../../drawing/shapes";
import { round } from "../../../drawing/svg";
import { THIN } from "./canvas";
import { solid } from "./land";

/** A wall and its face in the shade. */
export interface Paint {
  fill: string;
  dark: string;
}

const box = (x: number, top: number, width: number, height: number) =>
  `M${round(x)} ${round(top)}h${round(width)}v${round(height)}h${round(-width)}Z`;

/** A wall that stands on `base`, its left edge at `x`, the right third of it in the shade. */
export function wall(
  x: number,
  base: number,
  width: number,
  height: number,
  { fill, dark }: Paint,
  inner = "",
): string {
  const shadow = flat(box(x + width * 0.66, base - height, width, height), dark);
  return solid(box(x, base - height, width, height), fill, shadow + inner, THIN);
}

/** A pointed roof over a wall: its eaves stand out by `eaves`. */
export function spire(
  x: number,
  base: number,
  width: number,
  height: number,
  { fill, dark }: Paint,
  eaves = 10,
): string {
  const tip = `${round(x + width / 2)} ${round(base - height)}`;
  const d = `M${tip}L${round(x + width + eaves)} ${base}L${round(x - eaves)} ${base}Z`;
  const shadow = `M${tip}L${round(x + width + eaves)} ${base}L${round(x + width * 0.62)} ${base}Z`;
  return solid(d, fill, flat(shadow, dark), THIN);
}

/** A round dome over a wall. */
export function dome(
  x: number,
  base: number,
  width: number,
  height: number,
  { fill, dark }: Paint,
): string {
  const r = round(width / 2);
  const d = `M${round(x)} ${base}A${r} ${round(height)} 0 0 1 ${round(x + width)} ${base}Z`;
  const shadow = `M${round(x + r)} ${round(base - height)}Q${round(x + width * 0.8)} ${round(base - height * 0.6)} ${round(x + width * 0.68)} ${base}H${round(x + width + 4)}V${round(base - height)}Z`;
  return solid(d, fill, flat(shadow, dark), THIN);
}

/** An onion: a dome that swells and ends in a point. */
export function onion(
  x: number,
  base: number,
  width: number,
  height: number,
  { fill, dark }: Paint,
): string {
  const at = (right: number, up: number) =>
    `${round(x + right * width)} ${round(base - up * height)}`;
  const d =
    `M${at(0.1, 0)}C${at(-0.26, 0.34)} ${at(0.2, 0.62)} ${at(0.5, 1)}` +
    `C${at(0.8, 0.62)} ${at(1.26, 0.34)} ${at(0.9, 0)}Z`;
  const shadow = `M${at(0.5, 1)}C${at(0.7, 0.6)} ${at(0.94, 0.34)} ${at(0.66, 0)}L${at(1.3, 0)}L${at(1.3, 1)}Z`;
  return solid(d, fill, flat(shadow, dark), THIN);
}

/** Battlements along the top of a wall. */
export function merlons(
  x: number,
  base: number,
  width: number,
  count: number,
  height: number,
  { fill, dark }: Paint,
): string {
  const step = width / (count * 2 - 1);
  const teeth = around(count, (index) => {
    const left = x + index * 2 * step;
    const side = left > x + width * 0.6 ? dark : fill;
    return shape(box(left, base - height, step, height), side, THIN);
  });
  return teeth.join("");
}

/** Rows of equal windows; the first one's left top corner is at (x, y). */
export function windows(
  x: number,
  y: number,
  [columns, rows]: readonly [number, number],
  [stepX, stepY]: readonly [number, number],
  [width, height]: readonly [number, number],
  fill: string,
  skip: (column: number, row: number) => boolean = () => false,
): string {
  const panes = around(columns, (column) =>
    around(rows, (row) =>
      skip(column, row) ? "" : box(x + column * stepX, y + row * stepY, width, height),
    ).join(""),
  );
  return flat(panes.join(""), fill);
}

/** A doorway or window with a round head, standing on `base`, its middle at `x`. */
export function arch(
  x: number,
  base: number,
  width: number,
  height: number,
  fill: string,
  line = THIN,
): string {
  const r = width / 2;
  const d = `M${round(x - r)} ${round(base)}V${round(base - height + r)}A${round(r)} ${round(r)} 0 0 1 ${round(x + r)} ${round(base - height + r)}V${round(base)}Z`;
  return line > 0 ? shape(d, fill, line) : flat(d, fill);
}

/** A pennant that flies to the right from the top of a pole. */
export function pennant(
  x: number,
  base: number,
  height: number,
  length: number,
  fill: string,
): string {
  const top = base - height;
  const cloth = `M${x} ${top}Q${x + length * 0.3} ${top - length * 0.12} ${x + length * 0.55} ${top + length * 0.1}T${x + length} ${top + length * 0.14}Q${x + length * 0.7} ${top + length * 0.3} ${x} ${top + length * 0.46}Z`;
  return (
    shape(`M${x - 3} ${base}V${top - 6}H${x + 3}V${base}Z`, "#17131c", 2) + shape(cloth, fill, THIN)
  );
}
