import { clipped, flat, line, shape } from "../../../drawing/outlined";
import { pen } from "../../../drawing/pen";
import { random } from "../../../drawing/random";
import { around } from "../../../drawing/shapes";
import { path, round } from "../../../drawing/svg";
import { LINE, SHEET, THIN } from "./canvas";
import type { Area } from "./sky";

/**
 * Land from an outline (see `pen`) down to the foot of the sheet; `inner` is seen on it only. The
 * outline runs from left to right and is carried on to both edges.
 */
export function land(outline: string, fill: string, inner = "", width: number = LINE): string {
  return solid(
    pen(`${SHEET.left},${SHEET.bottom}! ${outline} ${SHEET.right},${SHEET.bottom}!`),
    fill,
    inner,
    width,
  );
}

/** An outlined shape with markings that end at its edge. */
export function solid(d: string, fill: string, inner = "", width: number = LINE): string {
  if (!inner) return shape(d, fill, width);
  return flat(d, fill) + clipped(d, inner) + shape(d, "none", width);
}

/** A flat colour that lets through what lies under it. `opacity` is 0 to 1. */
export function glaze(d: string, fill: string, opacity: number): string {
  // Written out: attributes that are numbers are rounded to a tenth.
  return path(d, { fill, "fill-opacity": String(opacity) });
}

/** Short level strokes on water. */
export function glints(seed: string, count: number, area: Area, stroke: string, width = 7): string {
  const numbers = random(`glints ${seed}`);
  const [left, top, right, bottom] = area;
  const strokes = around(count, (index) => {
    const y = top + ((bottom - top) * (index + numbers.between(0.1, 0.9))) / count;
    const near = (y - top) / (bottom - top);
    const length = numbers.between(26, 70) * (0.5 + near);
    const x = numbers.between(left, right - length);
    return `M${round(x)} ${round(y)}h${round(length)}`;
  });
  return line(strokes.join(""), stroke, width);
}

/** A path of light on water: strokes that widen towards the viewer. */
export function glitter(
  x: number,
  top: number,
  bottom: number,
  width: number,
  stroke: string,
): string {
  const numbers = random(`glitter ${x} ${top}`);
  const rows = Math.round((bottom - top) / 24);
  const strokes = around(rows, (row) => {
    const share = (row + 0.5) / rows;
    const length = width * (0.25 + 0.75 * share) * numbers.between(0.5, 1);
    const left = x - length / 2 + numbers.between(-0.14, 0.14) * width;
    return `M${round(left)} ${round(top + 24 * row + 12)}h${round(length)}`;
  });
  return line(strokes.join(""), stroke, 10);
}

/** A fir of three tiers, lit from the left. */
export function fir(x: number, base: number, height: number, fill: string, dark: string): string {
  const at = (right: number, up: number) =>
    `${round(x + right * height)} ${round(base - up * height)}`;
  const half = (side: number) =>
    `M${at(0, 1)}L${at(0.16 * side, 0.66)}L${at(0.08 * side, 0.66)}L${at(0.23 * side, 0.36)}` +
    `L${at(0.12 * side, 0.36)}L${at(0.3 * side, 0.08)}L${at(0, 0.08)}Z`;
  const whole =
    `M${at(0, 1)}L${at(0.16, 0.66)}L${at(0.08, 0.66)}L${at(0.23, 0.36)}L${at(0.12, 0.36)}` +
    `L${at(0.3, 0.08)}L${at(-0.3, 0.08)}L${at(-0.12, 0.36)}L${at(-0.23, 0.36)}L${at(-0.08, 0.66)}L${at(-0.16, 0.66)}Z`;
  const trunk = `M${at(-0.04, 0.1)}L${at(-0.04, 0)}L${at(0.04, 0)}L${at(0.04, 0.1)}Z`;
  return (
    shape(trunk, dark, THIN) + flat(whole, fill) + flat(half(1), dark) + shape(whole, "none", THIN)
  );
}

/** A cypress: a flame of dark green. */
export function cypress(
  x: number,
  base: number,
  height: number,
  fill: string,
  dark: string,
): string {
  const w = height * 0.15;
  const d = pen(
    `${x},${base - height}! ${x + w * 0.8},${base - height * 0.5} ${x + w},${base - height * 0.2} ${x + w * 0.4},${base}! ${x - w * 0.4},${base}! ${x - w},${base - height * 0.2} ${x - w * 0.8},${base - height * 0.5}`,
  );
  const shadow = pen(
    `${x},${base - height}! ${x + w * 2},${base - height}! ${x + w * 2},${base}! ${x + w * 0.1},${base}! ${x + w * 0.3},${base - height * 0.4}`,
  );
  return solid(d, fill, flat(shadow, dark), THIN);
}

/** A palm whose crown is `lean` to the right of its foot. */
export function palm(
  x: number,
  base: number,
  height: number,
  lean: number,
  { trunk, leaf, dark }: { trunk: string; leaf: string; dark: string },
): string {
  const top = base - height;
  const crown = x + lean;
  const thick = height * 0.032 + 6;
  const stem = `M${round(x - thick * 1.4)} ${base}Q${round(x + lean * 0.15)} ${round(base - height * 0.55)} ${round(crown - thick * 0.7)} ${top}L${round(crown + thick * 0.7)} ${top}Q${round(x + lean * 0.15 + thick * 2.2)} ${round(base - height * 0.5)} ${round(x + thick * 1.4)} ${base}Z`;
  const size = height * 0.5;
  const frond = (right: number, up: number, drop: number) => {
    const [tipX, tipY] = [crown + right * size, top - up * size + drop * size];
    const [archX, archY] = [crown + right * size * 0.55, top - up * size - 0.16 * size];
    return (
      `M${round(crown)} ${round(top)}Q${round(archX)} ${round(archY - 0.14 * size)} ${round(tipX)} ${round(tipY)}` +
      `Q${round(archX)} ${round(archY + 0.2 * size)} ${round(crown)} ${round(top)}Z`
    );
  };
  const back = [
    frond(-0.9, 0.3, 0.62),
    frond(0.92, 0.28, 0.62),
    frond(-0.35, 0.2, 0.85),
    frond(0.4, 0.2, 0.85),
  ];
  const front = [
    frond(-1, 0.28, 0.2),
    frond(1, 0.28, 0.22),
    frond(-0.6, 0.62, 0.1),
    frond(0.62, 0.6, 0.1),
  ];
  return (
    shape(stem, trunk, THIN) +
    back.map((d) => shape(d, dark, THIN)).join("") +
    front.map((d) => shape(d, leaf, THIN)).join("") +
    path(`M${round(crown - 12)} ${top + 8}h0M${round(crown + 14)} ${top + 12}h0`, {
      stroke: trunk,
      "stroke-width": 22,
      "stroke-linecap": "round",
    })
  );
}
