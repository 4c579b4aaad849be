import type { Stage } from "../backdrop/stage";
import { halftone } from "../backdrop/halftone";
import { INK, mix } from "../../drawing/color";
import { inksOf } from "../../drawing/inks";
import { disc, flat, line, shape } from "../../drawing/outlined";
import { random } from "../../drawing/random";
import type { Random } from "../../drawing/random";
import { around, polar, polygon } from "../../drawing/shapes";
import type { Point } from "../../drawing/shapes";
import { circle, group, path, place, rect, round } from "../../drawing/svg";
import type { SceneFrame } from "./scene";

/** Neutral colours of the props, the same in every scene. */
export const GOLD = "#ffc93c";
export const CREAM = "#fff4dc";
export const RED = "#e8433f";
export const SNOW = "#f4f9ff";

/** Width of the outlines of a scene's large shapes. */
export const LINE = 8;

/** A sheet that a scene is built on; its halo is the spot where all looks meet. */
export interface Setting extends Stage {
  /** The first value on the wide sheet, the second one on the tall sheet. */
  by: <Value>(wide: Value, tall: Value) => Value;
  /** The campaign's colour in the dark: 0 is the colour, 1 is night. */
  night: (share: number) => string;
}

/** The setting of the scene called `name` on `frame`. */
export function setting(frame: SceneFrame, name: string): Setting {
  const { width, height, colors } = frame;
  const by = <Value>(wide: Value, tall: Value) => (frame.shape === "wide" ? wide : tall);
  return {
    width,
    height,
    cx: by(1165, 600),
    cy: by(370, 800),
    r: by(310, 420),
    inks: inksOf(colors, [GOLD, RED, CREAM]),
    random: random(`scene ${name} ${frame.shape}`),
    by,
    night: (share) => mix(colors.color1, "#140e2c", share),
  };
}

/** Path data of a rectangle. */
export const block = (x: number, y: number, width: number, height: number): string =>
  polygon([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]);

/** A halftone in a part of the sheet, dense at its foot, `step` from dot to dot. */
export function screen(
  at: Setting,
  [left, top, width, height]: readonly [number, number, number, number],
  color: string,
  step = 26,
): string {
  const part = { ...at, width, height, r: step / 0.075 };
  return place(halftone(part, "bottom", 1, color), left, top);
}

/** `count` dots strewn over the sheet down to `floor`: stars, or snow that falls. */
export function strewn(
  { random: dice, width }: Setting,
  count: number,
  floor: number,
  [least, most]: Point,
  color: string,
): string {
  const dots = around(count, () =>
    circle(dice.between(0, width), dice.between(0, floor), dice.between(least, most), {}),
  );
  return group({ fill: color }, ...dots);
}

/** A beam of light from (x, y) to `reach` at `angle` degrees, `spread` degrees wide. */
export function beam(
  x: number,
  y: number,
  angle: number,
  reach: number,
  spread: number,
  color: string,
  opacity = 0.3,
): string {
  const d = polygon([
    [x, y],
    polar(x, y, reach, angle - spread / 2),
    polar(x, y, reach, angle + spread / 2),
  ]);
  return path(d, { fill: color, "fill-opacity": opacity });
}

/** A firework: rings of drops, from the outside in, one colour each. */
export function burst(x: number, y: number, size: number, colors: readonly string[]): string {
  const counts = [22, 16, 9];
  const reaches: Point[] = [
    [0.56, 1],
    [0.3, 0.62],
    [0.1, 0.28],
  ];
  const rings = colors.map((color, ring) => {
    const count = counts[ring] ?? 9;
    const [from, to] = reaches[ring] ?? [0.1, 0.28];
    const drops = around(count, (index) => {
      const angle = ((index + (ring % 2) / 2) * 360) / count;
      const span = 66 / count;
      const end = to * (ring === 0 && index % 2 ? 0.88 : 1);
      const [tailX, tailY] = polar(x, y, size * from, angle);
      const [fromX, fromY] = polar(x, y, size * end, angle - span);
      const [toX, toY] = polar(x, y, size * end, angle + span);
      const bend = round(Math.hypot(toX - fromX, toY - fromY) / 2);
      return (
        `M${round(tailX)} ${round(tailY)}L${round(fromX)} ${round(fromY)}` +
        `A${bend} ${bend} 0 0 1 ${round(toX)} ${round(toY)}Z`
      );
    });
    return flat(drops.join(""), color);
  });
  return rings.join("");
}

/** A paper lantern, `size` high, that hangs from (0, 0). */
export function paperLantern(size: number, color: string): string {
  const half = size * 0.36;
  const ribs = [0.34, 0.5, 0.66].map((share) => {
    const reach = half * Math.sqrt(1 - (share - 0.5) ** 2 * 5);
    return `M${round(-reach)} ${round(size * share)}q${round(reach)} ${round(size * 0.06)} ${round(reach * 2)} 0`;
  });
  const belly = `<ellipse cx="0" cy="${round(size * 0.5)}" rx="${round(half)}" ry="${round(size * 0.4)}" fill="${color}" stroke="${INK}" stroke-width="6"/>`;
  return (
    line(`M0 0V${round(size * 0.1)}M0 ${round(size * 0.9)}V${round(size * 1.12)}`, INK, 6) +
    belly +
    flat(block(-half * 0.4, size * 0.24, half * 0.26, size * 0.5), mix(color, "#ffffff", 0.55)) +
    line(ribs.join(""), INK, 3.5) +
    flat(block(-half * 0.5, size * 0.07, half, size * 0.08), INK) +
    flat(block(-half * 0.5, size * 0.85, half, size * 0.08), INK)
  );
}

/** A cord from one point to another that sags by `sag`, with `count` things hung along it. */
export function garland(
  [fromX, fromY]: Point,
  [toX, toY]: Point,
  sag: number,
  count: number,
  hung: (index: number) => string,
): string {
  const middle = (fromX + toX) / 2;
  const cord = `M${fromX} ${fromY}Q${middle} ${(fromY + toY) / 2 + sag * 2} ${toX} ${toY}`;
  const things = around(count, (index) => {
    const share = (index + 0.5) / count;
    const y = fromY + (toY - fromY) * share + sag * 4 * share * (1 - share);
    return place(hung(index), fromX + (toX - fromX) * share, y);
  });
  return line(cord, INK, 6) + things.join("");
}

/** A cloud, `width` wide, that lies on (0, 0). */
export function cloud(width: number, color: string, outline = LINE): string {
  const at = (share: number) => round(width * share);
  const d =
    `M${at(-0.5)} 0a${at(0.13)} ${at(0.13)} 0 0 1 ${at(0.1)} ${at(-0.2)}` +
    `a${at(0.2)} ${at(0.2)} 0 0 1 ${at(0.36)} ${at(-0.1)}` +
    `a${at(0.15)} ${at(0.15)} 0 0 1 ${at(0.34)} ${at(0.1)}a${at(0.11)} ${at(0.11)} 0 0 1 ${at(0.2)} ${at(0.2)}Z`;
  return outline ? shape(d, color, outline) : flat(d, color);
}

/** A street lamp, `height` high, that stands on (0, 0), with a glow round its light. */
export function streetLamp(height: number, light: string, snow = false): string {
  const size = height * 0.13;
  const head = polygon([
    [-size * 0.7, -height],
    [size * 0.7, -height],
    [size * 0.45, -height + size * 1.7],
    [-size * 0.45, -height + size * 1.7],
  ]);
  const hat = polygon([
    [-size, -height],
    [0, -height - size * 0.8],
    [size, -height],
  ]);
  return (
    circle(0, -height + size * 0.8, size * 2.3, { fill: light, "fill-opacity": 0.24 }) +
    shape(block(-size * 0.14, -height + size, size * 0.28, height - size), INK, 4) +
    shape(block(-size * 0.5, -size * 0.5, size, size * 0.5), INK, 4) +
    shape(head, light, 6) +
    shape(hat, snow ? SNOW : INK, 6)
  );
}

/** A crowd seen from behind, hands and light sticks up, from `left` to `right` along `y`. */
export function crowd(
  dice: Random,
  [left, right]: Point,
  y: number,
  size: number,
  lights: readonly string[],
  color = INK,
): string {
  const count = Math.ceil((right - left) / (size * 1.15));
  return around(count, (index) => {
    const x = left + index * size * 1.15 + dice.between(-0.1, 0.1) * size;
    const top = y + dice.between(-0.2, 0.2) * size;
    const lean = dice.between(-22, 22);
    const stick =
      line(`M0 0V${round(-size * 0.9)}`, color, size * 0.3) +
      shape(block(-size * 0.1, -size * 1.9, size * 0.2, size), dice.pick(lights), 5);
    const body = `M${round(x - size * 0.75)} ${round(top + size * 3)}q0 ${round(-size * 2.2)} ${round(size * 0.75)} ${round(-size * 2.2)}t${round(size * 0.75)} ${round(size * 2.2)}Z`;
    return (
      (index % 3 === 2 ? "" : place(stick, x + size * 0.62, top + size * 0.7, lean)) +
      flat(body, color) +
      disc(round(x), round(top + size * 0.45), round(size * 0.46), color, 0)
    );
  }).join("");
}

/** A plain box in three tones, as a loudspeaker or a pedestal; (0, 0) is the middle of its foot. */
export function slab(width: number, height: number, fill: string, side: string): string {
  const depth = width * 0.12;
  const flank = polygon([
    [width / 2, -height],
    [width / 2 + depth, -height - depth],
    [width / 2 + depth, -depth],
    [width / 2, 0],
  ]);
  const lid = polygon([
    [-width / 2, -height],
    [-width / 2 + depth, -height - depth],
    [width / 2 + depth, -height - depth],
    [width / 2, -height],
  ]);
  return (
    shape(flank, side, LINE) +
    shape(lid, side, LINE) +
    rect(-width / 2, -height, width, height, { fill, stroke: INK, "stroke-width": LINE })
  );
}
