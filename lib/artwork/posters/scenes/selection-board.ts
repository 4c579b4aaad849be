import { INK, mix } from "../../drawing/color";
import { disc, flat, line, shape } from "../../drawing/outlined";
import { around, polygon } from "../../drawing/shapes";
import { place, rect, round } from "../../drawing/svg";
import { shoe, tear, twinkle } from "./props/prizes";
import type { Scene } from "./scene";
import type { Setting } from "./stagecraft";
import { GOLD, CREAM, LINE, setting, block, screen, beam, slab } from "./stagecraft";

/** The three things that are judged, each in its own light. */
const TRIALS = [
  { light: "#ff5d8f", prize: shoe },
  { light: "#ffd23f", prize: twinkle },
  { light: "#4fb6f2", prize: tear },
] as const;

/** Judging night: three columns in three spotlights, a prize on each, and lamps that keep score. */
export const selectionBoard: Scene = {
  back: (frame) => {
    const at = setting(frame, "selection-board");
    const { width, height, by, night } = at;
    const floor = by(700, 1240);
    return [
      rect(0, 0, width, height, { fill: night(0.82) }),
      curtain(at, floor),
      screen(at, [0, floor - by(360, 520), width, by(360, 520)], night(0.9), 32),
      shape(block(-20, floor, width + 40, height), night(0.6), LINE),
      flat(floorBoards(at, floor), night(0.7)),
      ...TRIALS.map(({ light }, index) => spotlight(at, index, floor, light)),
      ...TRIALS.map(({ light, prize }, index) => column(at, index, floor, light, prize)),
      rig(at),
    ].join("");
  },
  front: (frame) => {
    const at = setting(frame, "selection-board front");
    const { width, height, by, night } = at;
    const top = height - by(84, 130);
    const size = by(17, 22);
    const lamps = around(by(32, 20), (index) => {
      const x = ((index + 0.5) * width) / by(32, 20);
      const row = [0, 1].map((rank) => {
        const lit = (index * 5 + rank * 3) % 7 < 4;
        const color = TRIALS[Math.floor((index * 3) / by(32, 20))]?.light ?? GOLD;
        return disc(round(x), top + 34 + rank * size * 2.3, size, lit ? color : night(0.96), 5);
      });
      return row.join("");
    });
    return shape(block(-20, top, width + 40, 200), INK, LINE) + lamps.join("");
  },
};

const middle = ({ by }: Setting, index: number) => by(870 + index * 295, 220 + index * 380);
const rise = ({ by }: Setting, index: number) => by([280, 360, 280], [420, 520, 420])[index] ?? 0;

// A backcloth in folds, with a scalloped valance.
function curtain({ width, by, night }: Setting, floor: number): string {
  const step = by(64, 80);
  const folds = around(Math.ceil(width / step), (index) =>
    block(index * step, 0, step * 0.4, floor),
  );
  return flat(folds.join(""), night(0.74));
}

function floorBoards({ width, height, cx }: Setting, floor: number): string {
  const boards = around(12, (index) => {
    const near = cx + (index - 5.75) * 420;
    const far = cx + (index - 5.75) * 150;
    return polygon([
      [far, floor + 4],
      [far + 75, floor + 4],
      [near + 210, height],
      [near, height],
    ]);
  });
  return width ? boards.join("") : "";
}

function spotlight(at: Setting, index: number, floor: number, light: string): string {
  const x = middle(at, index);
  const { by } = at;
  const lean = (1 - index) * by(4, 3);
  return (
    beam(x, 60, 90 + lean / 4, floor + by(10, 0), by(30, 19), mix(light, "#ffffff", 0.3), 0.34) +
    `<ellipse cx="${x}" cy="${floor + by(30, 40)}" rx="${by(150, 190)}" ry="${by(34, 46)}" fill="${light}"/>`
  );
}

function column(
  at: Setting,
  index: number,
  floor: number,
  light: string,
  prize: (light: string) => string,
): string {
  const { by, night } = at;
  const wide = by(176, 220);
  const high = rise(at, index);
  const bulbs = around(by(4, 8), (row) => {
    const lit = row >= ([1, 0, 2][index] ?? 0);
    return [-1, 0, 1]
      .map((side) =>
        disc(
          round(side * wide * 0.28),
          round(-high + 64 + row * 44),
          13,
          lit ? light : night(0.96),
          5,
        ),
      )
      .join("");
  });
  return place(
    slab(wide, high, light, mix(light, INK, 0.4)) +
      shape(block(wide * -0.38, -high + 26, wide * 0.76, high - 56), INK, LINE) +
      bulbs.join("") +
      place(slab(wide * 1.16, 34, CREAM, mix(CREAM, INK, 0.3)), 0, -high) +
      place(prize(light), wide * 0.06, -high - 48, 0, by(0.9, 1.12)),
    middle(at, index),
    floor + by(30, 40),
  );
}

// Lamps on a bar, each pointed at its column.
function rig(at: Setting): string {
  const { by, width } = at;
  const bar = `M${by(640, -20)} 26H${width + 20}`;
  const lamps = TRIALS.map(({ light }, index) =>
    place(
      shape("M-34 -22H34L48 46H-48Z", INK, LINE) + shape("M-48 46H48L42 60H-42Z", light, 6),
      middle(at, index),
      34,
      (index - 1) * 8,
    ),
  );
  return line(bar, INK, 22) + line(bar, "#8f9bb8", 9) + lamps.join("");
}
