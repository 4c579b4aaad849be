import { INK, mix } from "../../drawing/color";
import { flat, line, shape } from "../../drawing/outlined";
import { around, polygon, sparkle } from "../../drawing/shapes";
import type { Point } from "../../drawing/shapes";
import { path, place, rect } from "../../drawing/svg";
import { mirrorBall } from "./props/mirror-ball";
import { tower } from "./props/loudspeakers";
import type { Scene } from "./scene";
import type { Setting } from "./stagecraft";
import { GOLD, CREAM, LINE, setting, block, screen, beam } from "./stagecraft";

const LIGHTS = ["#ff3d8b", "#ffd23f", "#3fd0ff", "#8cff6b"] as const;
const RAYS = ["#3fd0ff", "#c79bff", "#ff3d8b", "#8cff6b"] as const;

/** A club with the lights on: a mirror ball, hard beams, towers of speakers and a checkered floor. */
export const danceFloor: Scene = {
  back: (frame) => {
    const at = setting(frame, "dance-floor");
    const { width, height, by, night, inks, cx } = at;
    const floor = by(600, 1020);
    const ball = by(170, 560);
    return [
      rect(0, 0, width, height, { fill: night(0.8) }),
      screen(at, [0, floor - by(380, 560), width, by(380, 560)], night(0.5), 32),
      ...beams(at, ball),
      wall(at, floor),
      checker(at, floor),
      place(tower(inks.base), by(60, 60), floor + by(70, 110), 0, by(0.72, 0.8)),
      place(tower(inks.base), by(1510, 1130), floor + by(90, 150), 0, by(1, 1)),
      line(`M${cx} -20V${ball - by(90, 130)}`, INK, 14),
      mirrorBall(cx, ball, by(112, 160), LIGHTS),
      ...glints(at, ball),
    ].join("");
  },
};

// Light leaves the ball in wedges with hard edges, and comes back up from the floor.
function beams({ cx, width, by }: Setting, y: number): string[] {
  const wedges = [14, 44, 76, 106, 138, 166, 200, 342].map((angle, index) =>
    beam(cx, y, angle, 2000, index < 5 ? 13 : 7, RAYS[index % 4] ?? GOLD, 0.5),
  );
  const floods = [
    beam(by(560, -40), by(640, 1060), by(-74, -66), 1400, 9, LIGHTS[2], 0.34),
    beam(width + 20, by(640, 1060), by(-128, -116), 1400, 9, LIGHTS[0], 0.34),
  ];
  return [...wedges, ...floods];
}

// A low wall of lit panels where floor and room meet.
function wall({ width, by, night }: Setting, floor: number): string {
  const step = by(50, 60);
  const panels = around(Math.ceil(width / step), (index) => {
    const bars = 1 + ((index * 7 + (index % 3) * 2) % 5);
    return around(bars, (bar) =>
      block(index * step + 6, floor - 20 - bar * by(22, 28), step - 12, by(15, 19)),
    ).join("");
  });
  return (
    shape(block(-20, floor - by(130, 170), width + 40, by(130, 170)), night(0.93), LINE) +
    panels
      .map((d, index) =>
        flat(d, mix(LIGHTS[Math.floor((index * step) / (width / 4)) % 4] ?? GOLD, INK, 0.1)),
      )
      .join("")
  );
}

function checker({ width, height, cx, inks, night }: Setting, floor: number): string {
  const rows = 7;
  const depth = (row: number) => floor + (height + 10 - floor) * (row / rows) ** 1.7;
  const across = (column: number, row: number): number => {
    const near = (depth(row) - floor) / (height - floor);
    return cx + column * (110 + 190 * near);
  };
  const tiles = around(rows, (row) =>
    around(24, (column) => column - 12)
      .filter((column) => (column + row) % 2 === 0)
      .map((column) => {
        const corners: Point[] = [
          [across(column, row), depth(row)],
          [across(column + 1, row), depth(row)],
          [across(column + 1, row + 1), depth(row + 1)],
          [across(column, row + 1), depth(row + 1)],
        ];
        return polygon(corners);
      })
      .join(""),
  );
  const glow = (column: number, row: number, color: string) =>
    flat(
      polygon([
        [across(column, row), depth(row)],
        [across(column + 1, row), depth(row)],
        [across(column + 1, row + 1), depth(row + 1)],
        [across(column, row + 1), depth(row + 1)],
      ]),
      color,
    );
  return [
    rect(0, floor, width, height - floor, { fill: CREAM }),
    path(tiles.join(""), { fill: night(0.88) }),
    glow(-3, 4, LIGHTS[0]),
    glow(-2, 5, inks.base),
    glow(1, 4, LIGHTS[1]),
    glow(-5, 3, LIGHTS[2]),
    glow(2, 5, LIGHTS[2]),
    glow(-4, 6, LIGHTS[1]),
    line(`M-20 ${floor}H${width + 20}`, INK, LINE),
  ].join("");
}

function glints({ random, width, by, cx }: Setting, y: number): string[] {
  return around(26, (index) => {
    const angle = (index / 26) * Math.PI * 2;
    const far = random.between(by(190, 260), by(560, 620));
    const left = cx + Math.cos(angle) * far * 1.25;
    const top = y + Math.sin(angle) * far * 0.8;
    const size = random.between(9, 24);
    return left > width || top < 0
      ? ""
      : flat(sparkle(size, left, top), random.pick([CREAM, ...LIGHTS]));
  });
}
