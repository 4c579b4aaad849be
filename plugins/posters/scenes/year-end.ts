import { INK, mix } from "../drawing/color";
import { disc, flat, line, shape } from "../drawing/outlined";
import { around, polar, polygon, sparkle } from "../drawing/shapes";
import type { Point } from "../drawing/shapes";
import { place, rect, round } from "../drawing/svg";
import type { Scene } from "./scene";
import type { Setting } from "./props";
import {
  beam,
  block,
  CREAM,
  crowd,
  garland,
  GOLD,
  LINE,
  paperLantern,
  RED,
  screen,
  setting,
  SNOW,
  strewn,
} from "./props";

/** The last minutes of the year: a clock as large as the stage, a temple bell, lanterns, snow. */
export const yearEnd: Scene = {
  back: (frame) => {
    const at = setting(frame, "year-end");
    const { width, height, by, night, inks } = at;
    const floor = by(690, 1240);
    const x = by(1165, 600);
    return [
      rect(0, 0, width, height, { fill: night(0.84) }),
      screen(at, [0, floor - by(460, 700), width, by(460, 700)], night(0.55), 32),
      ...[-152, -118, -62, -28].map((angle, index) =>
        beam(x, floor, angle, 1500, 9, mix(inks.second, index % 2 ? CREAM : inks.base, 0.4), 0.3),
      ),
      strewn(at, by(40, 50), by(460, 700), [1.5, 4], CREAM),
      truss(at),
      garland([-20, by(20, 60)], [by(760, 600), by(10, 20)], by(50, 60), by(6, 5), (index) =>
        paperLantern(by(84, 110), index % 2 ? RED : CREAM),
      ),
      garland([by(760, 600), by(10, 20)], [width + 20, by(10, 60)], by(40, 60), by(7, 5), (index) =>
        paperLantern(by(84, 110), index % 2 ? CREAM : RED),
      ),
      clock(at),
      bell(at),
      stairs(at, x, floor),
      strewn(at, by(60, 80), height, [4, 9], SNOW),
    ].join("");
  },
  front: (frame) => {
    const at = setting(frame, "year-end front");
    const { width, height, by, inks, random } = at;
    const lights = [GOLD, RED, CREAM, inks.second];
    return crowd(random, [-20, width + 40], height - by(64, 96), by(66, 92), lights);
  },
};

// The clock stands at five minutes to twelve.
function clock({ by, inks }: Setting): string {
  const [x, y, size] = by([1165, 322, 282], [600, 700, 430]) as [number, number, number];
  const marks = around(60, (index) => {
    const [fromX, fromY] = polar(x, y, size * (index % 5 ? 0.82 : 0.74), index * 6);
    const [toX, toY] = polar(x, y, size * 0.87, index * 6);
    return line(
      `M${round(fromX)} ${round(fromY)}L${round(toX)} ${round(toY)}`,
      INK,
      size * (index % 5 ? 0.014 : 0.042),
    );
  });
  const lamps = around(24, (index) => {
    const [lampX, lampY] = polar(x, y, size * 1.05, index * 15);
    return disc(round(lampX), round(lampY), round(size * 0.04), index % 2 ? CREAM : GOLD, 5);
  });
  const hand = (angle: number, long: number, wide: number, slim: number) => {
    const tip = polar(x, y, size * long, angle);
    const neck = polar(x, y, size * long * 0.78, angle - slim);
    const other = polar(x, y, size * long * 0.78, angle + slim);
    return shape(
      polygon([
        polar(x, y, size * wide, angle - 90),
        neck,
        tip,
        other,
        polar(x, y, size * wide, angle + 90),
      ]),
      INK,
      6,
    );
  };
  const last = polygon([
    [x, y],
    polar(x, y, size * 0.87, -120),
    polar(x, y, size * 0.88, -110),
    polar(x, y, size * 0.88, -100),
    polar(x, y, size * 0.87, -90),
  ]);
  return [
    disc(x + 16, y + 20, size * 1.14, INK, 0),
    disc(x, y, size * 1.14, inks.base, LINE),
    lamps.join(""),
    disc(x, y, size * 0.94, CREAM, LINE),
    flat(last, RED),
    marks.join(""),
    hand(-93, 0.54, 0.06, 7),
    hand(-120, 0.84, 0.05, 3),
    line(
      `M${x} ${y}L${polar(x, y, size * 0.72, 96)
        .map(round)
        .join(" ")}`,
      RED,
      size * 0.024,
    ),
    disc(x, y, size * 0.08, RED, LINE),
    place(flat(sparkle(size * 0.16), "#ffffff"), x + size * 0.8, y - size * 0.86),
  ].join("");
}

// Towers of scaffolding that carry the lamps of the stage.
function truss({ by }: Setting): string {
  const tower = (x: number) => {
    const wide = by(54, 60);
    const bays = around(by(9, 14), (index) => {
      const y = by(90, 260) + index * 76;
      return `M${x} ${y}L${x + wide} ${y + 76}M${x + wide} ${y}L${x} ${y + 76}M${x} ${y}h${wide}`;
    });
    const d = `M${x} ${by(80, 250)}V1300M${x + wide} ${by(80, 250)}V1300${bays.join("")}`;
    return line(d, INK, 15) + line(d, "#8f9bb8", 6);
  };
  return tower(by(722, 30)) + tower(by(1540, 1110));
}

// A bronze temple bell under its beam, and the log that strikes it.
function bell({ by }: Setting): string {
  const body = "M-92 150Q-78 130 -76 60V-20Q-70 -92 0 -96Q70 -92 76 -20V60Q78 130 92 150Z";
  const studs = around(12, (index) =>
    disc(-45 + (index % 4) * 30, -52 + Math.floor(index / 4) * 26, 7, GOLD, 3),
  );
  const post = (x: number) => shape(block(x - 13, -170, 26, 420), "#8a4a36", LINE);
  const drawing =
    post(-170) +
    post(170) +
    shape("M-250 -166Q0 -214 250 -166L216 -240Q0 -280 -216 -240Z", RED, LINE) +
    shape("M-216 -240Q0 -280 216 -240Q0 -316 -216 -240Z", SNOW, LINE) +
    line("M0 -180V-96", INK, 16) +
    shape(body, "#4f8a72", LINE) +
    studs.join("") +
    line("M-74 44H74M-80 92H80", INK, 6) +
    disc(0, 68, 17, GOLD, 6) +
    line("M-190 -170L-150 62M-270 -160L-260 62", INK, 5) +
    shape(block(-300, 50, 190, 34), "#c98a4b", LINE);
  return place(drawing, by(420, 1000), by(560, 1096), 0, by(0.86, 0.62));
}

// Broad steps down to the crowd, each edged with light.
function stairs({ width, by, night, inks }: Setting, x: number, floor: number): string {
  return around(4, (index) => {
    const y = floor + index * by(56, 96);
    const half = by(500, 560) + index * by(130, 90);
    const points: Point[] = [
      [x - half, y],
      [x + half, y],
      [x + half, y + 400],
      [x - half, y + 400],
    ];
    const lit = Math.min(x + half, width + 20) - (x - half);
    return (
      shape(polygon(points), night(0.5 + index * 0.08), LINE) +
      shape(block(x - half, y, lit, 20), index % 2 ? GOLD : inks.second, 6)
    );
  }).join("");
}
