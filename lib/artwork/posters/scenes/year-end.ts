import { INK, mix } from "../../drawing/color";
import { line, shape } from "../../drawing/outlined";
import { around, polygon } from "../../drawing/shapes";
import type { Point } from "../../drawing/shapes";
import { rect } from "../../drawing/svg";
import { clock } from "./props/countdown-clock";
import { bell } from "./props/temple-bell";
import type { Scene } from "./scene";
import type { Setting } from "./stagecraft";
import {
  GOLD,
  CREAM,
  RED,
  SNOW,
  LINE,
  setting,
  block,
  screen,
  strewn,
  beam,
  paperLantern,
  garland,
  crowd,
} from "./stagecraft";

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
