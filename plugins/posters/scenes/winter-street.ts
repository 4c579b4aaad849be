import { INK, mix } from "../drawing/color";
import { disc, flat, line, shape } from "../drawing/outlined";
import { around, polygon } from "../drawing/shapes";
import type { Point } from "../drawing/shapes";
import { place, rect, round } from "../drawing/svg";
import type { Scene } from "./scene";
import type { Setting } from "./props";
import {
  block,
  CREAM,
  garland,
  GOLD,
  LINE,
  paperLantern,
  RED,
  screen,
  setting,
  SNOW,
  streetLamp,
  strewn,
} from "./props";

/** A shopping street at dusk in the snow; the tram is coming. */
export const winterStreet: Scene = {
  back: (frame) => {
    const at = setting(frame, "winter-street");
    const { width, height, by, night, inks } = at;
    const [x, y] = vanishing(at);
    return [
      rect(0, 0, width, height, { fill: mix(night(0.62), "#3a2f86", 0.4) }),
      rect(0, y - by(300, 420), width, by(300, 420), { fill: mix(inks.base, "#ff8f9c", 0.62) }),
      screen(at, [0, y - by(560, 780), width, by(260, 360)], mix(inks.base, "#ff8f9c", 0.62), 30),
      rect(0, y - by(150, 210), width, by(150, 210), { fill: "#ffd3a1" }),
      ...street(at, -1),
      ...street(at, 1),
      road(at),
      place(streetLamp(by(250, 360), GOLD, true), x - by(250, 330), y + by(150, 230)),
      place(streetLamp(by(250, 360), GOLD, true), x + by(330, 330), y + by(150, 230)),
      wires(at),
      place(tram(inks.base), x, y + by(136, 190), 0, by(1, 1.36)),
      strewn(at, by(90, 110), height, [3, 9], SNOW),
    ].join("");
  },
  front: (frame) => {
    const at = setting(frame, "winter-street front");
    const { width, height, by } = at;
    const top = height - by(70, 120);
    const drift = (y: number) =>
      `M-20 ${y + 30}Q${width * 0.2} ${y - 50} ${width * 0.42} ${y + 6}T${width * 0.78} ${y}T${width + 20} ${y - 10}V${height + 20}H-20Z`;
    return shape(drift(top), SNOW, LINE) + flat(drift(top + by(44, 70)), "#c3d9f5");
  },
};

const vanishing = ({ by }: Setting): Point => [by(690, 600), by(520, 800)];

// One side of the street: five house fronts that dwindle towards the vanishing point.
function street(at: Setting, side: 1 | -1): string[] {
  const { by, night, inks } = at;
  const [x, y] = vanishing(at);
  const walls =
    side === 1
      ? [RED, "#2f8f87", mix(inks.base, "#ffffff", 0.2), "#e39a3b", "#8d4f8f"]
      : [night(0.62), night(0.74), night(0.58), night(0.7), night(0.64)];
  const near = side === 1 ? by(1010, 640) : by(760, 640);
  const fronts = around(5, (index) => {
    const from = near * 0.66 ** index;
    const to = near * 0.66 ** (index + 1);
    const high = [0.6, 0.72, 0.56, 0.7, 0.62][index] ?? 0.6;
    return house(
      at,
      side,
      [x, y],
      [from, to],
      high * by(1, 1.25),
      walls[index] ?? inks.base,
      index,
    );
  });
  return fronts.toReversed();
}

/** A front in perspective; across 0 to 1 is near to far, up 0 to 1 is pavement to eaves. */
function house(
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

// Snow over the whole ground, and two rails that lead to the tram.
function road(at: Setting): string {
  const { width, height, by } = at;
  const [x, y] = vanishing(at);
  const drop = height - y;
  const ground = polygon([
    [x, y],
    [width + drop * 2, y + drop * by(0.62, 1.05)],
    [width + drop * 2, height],
    [-drop * 2, height],
    [-drop * 2, y + drop * by(0.62, 1.05)],
  ]);
  const rail = (share: number) =>
    polygon([
      [x, y],
      [x + drop * share, height],
      [x + drop * (share + 0.05), height],
    ]);
  return (
    shape(ground, "#dbe8fa", LINE) +
    flat(
      polygon([
        [x, y],
        [x - drop * 0.95, height],
        [x + drop * 0.95, height],
      ]),
      "#bcd2f0",
    ) +
    flat([-0.56, -0.4, 0.36, 0.52].map(rail).join(""), "#54628a")
  );
}

function wires(at: Setting): string {
  const [x, y] = vanishing(at);
  const { by, width } = at;
  const rise = y - by(250, 350);
  return (
    line(
      `M${x} ${y - by(180, 250)}L${x - by(60, 40)} -20M${x} ${y - by(180, 250)}L${x + by(90, 60)} -20`,
      INK,
      5,
    ) +
    garland(
      [x + by(60, 40), rise - by(60, 0)],
      [width + 20, by(60, 360)],
      by(40, 70),
      by(8, 5),
      (index) => paperLantern(by(54, 70), index % 2 ? GOLD : RED),
    )
  );
}

// The tram from the front, its wheels at y = 0.
function tram(color: string): string {
  const body = "M-104 -6V-196Q-100 -250 0 -256Q100 -250 104 -196V-6Z";
  return (
    `<ellipse cx="0" cy="-2" rx="150" ry="18" fill="#54628a"/>` +
    line("M-30 -262L0 -300L30 -262M-52 -302H52", INK, 7) +
    shape(block(-78, -22, 156, 26), INK, LINE) +
    shape(body, CREAM, LINE) +
    shape("M-104 -96H104V-8Q0 8 -104 -8Z", color, LINE) +
    shape("M-110 -222Q-96 -276 0 -282Q96 -276 110 -222Q0 -262 -110 -222Z", SNOW, LINE) +
    shape(block(-46, -238, 92, 26), INK, 5) +
    flat(block(-38, -232, 76, 14), GOLD) +
    shape("M-86 -196H-28V-112H-86ZM-22 -196H22V-112H-22ZM28 -196H86V-112H28Z", "#ffe9a6", 7) +
    flat("M-70 -196L-86 -170V-196ZM-22 -130L22 -180V-150L-4 -112H-22Z", "#ffffff") +
    disc(0, -56, 60, GOLD, 0).replace("/>", ' fill-opacity="0.3"/>') +
    disc(0, -56, 28, "#fff6c9", LINE) +
    disc(-76, -34, 12, RED, 6) +
    disc(76, -34, 12, RED, 6) +
    line(`M-104 -${round(82)}H104`, "#ffffff", 6)
  );
}
