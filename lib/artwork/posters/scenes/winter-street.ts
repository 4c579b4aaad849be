import { INK, mix } from "../../drawing/color";
import { flat, line, shape } from "../../drawing/outlined";
import { around, polygon } from "../../drawing/shapes";
import type { Point } from "../../drawing/shapes";
import { place, rect } from "../../drawing/svg";
import { tram } from "./props/tram";
import { house } from "./props/shop-front";
import type { Scene } from "./scene";
import type { Setting } from "./stagecraft";
import {
  GOLD,
  RED,
  SNOW,
  LINE,
  setting,
  screen,
  strewn,
  paperLantern,
  garland,
  streetLamp,
} from "./stagecraft";

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
