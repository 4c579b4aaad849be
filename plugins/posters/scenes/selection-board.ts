import { INK, mix } from "../drawing/color";
import { disc, flat, line, shape } from "../drawing/outlined";
import { around, polygon, sparkle } from "../drawing/shapes";
import { group, place, rect, round } from "../drawing/svg";
import type { Scene } from "./scene";
import type { Setting } from "./props";
import { beam, block, CREAM, GOLD, LINE, screen, setting, slab } from "./props";

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
      const row = [0, 1].map((line) => {
        const lit = (index * 5 + line * 3) % 7 < 4;
        const color = TRIALS[Math.floor((index * 3) / by(32, 20))]?.light ?? GOLD;
        return disc(round(x), top + 34 + line * size * 2.3, size, lit ? color : night(0.96), 5);
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
    beam(x, 60, 90 + lean / 4, floor + by(10, 0), by(19, 15), mix(light, "#ffffff", 0.3), 0.34) +
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

// Prizes stand on (0, 0). The first one is a winged shoe on its toes.
function shoe(light: string): string {
  const boot =
    "M-66 -196Q-40 -206 -6 -200L4 -132Q20 -98 66 -82Q92 -72 92 -42L-62 -42Q-74 -100 -66 -196Z";
  const wing =
    "M-54 -120Q-120 -130 -150 -196Q-116 -176 -98 -178Q-120 -196 -126 -222Q-92 -196 -52 -168Z";
  return group(
    {},
    shape("M-60 0L-34 -22H34L60 0Z", GOLD, LINE),
    place(
      shape(wing, "#ffffff", LINE) +
        shape(boot, light, LINE) +
        shape("M-66 -44H94Q98 -16 78 -16H-60Q-74 -22 -66 -44Z", "#ffffff", LINE) +
        flat("M40 -92Q92 -76 90 -46H26Q20 -74 40 -92Z", "#ffffff") +
        line("M-68 -186L-4 -190M0 -136L-26 -126M8 -116L-16 -102M22 -100L2 -84", INK, 8) +
        shape("M-10 -62L-40 -62L-52 -126L-26 -126Z", CREAM, 6),
      0,
      -16,
      -10,
    ),
    line("M112 -112q20 -18 22 -46M128 -70q24 -8 38 -30", "#ffffff", 9),
  );
}

function twinkle(light: string): string {
  return (
    shape("M-46 0L-18 -26H18L46 0Z", CREAM, LINE) +
    shape(sparkle(112, 0, -128), light, LINE) +
    flat(sparkle(56, -6, -134), "#ffffff") +
    shape(sparkle(36, 92, -206), "#ffffff", 6) +
    shape(sparkle(28, -92, -66), "#ffffff", 6)
  );
}

function tear(light: string): string {
  return (
    shape("M-46 0L-22 -22H22L46 0Z", GOLD, LINE) +
    shape(
      "M0 -226C34 -160 76 -132 76 -86A76 76 0 0 1 -76 -86C-76 -132 -34 -160 0 -226Z",
      light,
      LINE,
    ) +
    line("M-46 -90q2 46 44 50", "#ffffff", 12) +
    flat("M10 -186C20 -160 50 -128 54 -104Q30 -120 10 -186Z", "#ffffff")
  );
}
