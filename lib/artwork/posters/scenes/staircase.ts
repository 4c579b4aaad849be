import { INK, mix, PAPER } from "../../drawing/color";
import { disc, flat, shape } from "../../drawing/outlined";
import { around } from "../../drawing/shapes";
import { path, place, rect } from "../../drawing/svg";
import { standingSign } from "./props/numeral";
import type { Scene, SceneFrame } from "./scene";
import { block, EDGE, FINE, screened, sheetDots } from "./props/sheet";
import { starField } from "./props/stars";

const GOLD = "#ffd23f";

/** First step’s left end and top, tread and rise of a step, and the steps that carry a year. */
const places = {
  wide: {
    x: -40,
    y: 806,
    tread: 166,
    rise: 56,
    steps: 10,
    signs: [
      [3, 96],
      [8, 112],
    ],
  },
  tall: {
    x: -30,
    y: 880,
    tread: 158,
    rise: 58,
    steps: 8,
    signs: [
      [1, 100],
      [6, 140],
    ],
  },
} as const;

/** Giant show stairs from year 1 up to year 2, with bars of light that rise behind every step. */
export const staircase: Scene = {
  back: (frame) => hall(frame) + bars(frame) + stairs(frame) + signs(frame),
  front: (frame) => lowStep(frame),
};

const dusk = ({ colors }: SceneFrame): string => mix(colors.color1, "#170f45", 0.78);

function hall(frame: SceneFrame): string {
  const { width, height, colors } = frame;
  const dark = dusk(frame);
  return (
    rect(0, 0, width, height, { fill: dark }) +
    sheetDots({ width, height }, "right", 0.8, mix(dark, colors.color1, 0.34)) +
    starField("staircase", { x: 0, y: 0, width, height: height * 0.6 }, 40, [
      PAPER,
      GOLD,
      colors.color2,
    ])
  );
}

// One bar on each step, cut into lamps like a level meter; it grows with the step.
function bars(frame: SceneFrame): string {
  const { shape: form, colors } = frame;
  const { x, y, tread, rise, steps } = places[form];
  const lamp = 30;
  const bright = ["#5ff0ff", colors.color1, colors.color2, GOLD];
  return around(steps, (index) => {
    const left = x + index * tread + tread * 0.16;
    const foot = y - index * rise;
    const count = 2 + Math.round(index * 1.35) + (index % 3 === 1 ? 2 : 0);
    const lamps = around(count, (at) => {
      const fill = bright[Math.min(3, Math.floor((at / Math.max(count, 7)) * 4))] as string;
      const faded = mix(dusk(frame), fill, index < 4 && form === "wide" ? 0.5 : 0.86);
      return shape(block(left, foot - (at + 1) * (lamp + 7), tread * 0.68, lamp, 8), faded, FINE);
    });
    return lamps.join("");
  }).join("");
}

// Each step is a block as tall as the sheet: a lit tread, a riser with bulbs, a shaded side.
function stairs(frame: SceneFrame): string {
  const { height, shape: form, colors } = frame;
  const { x, y, tread, rise, steps } = places[form];
  const depth = 34;
  return around(steps, (count) => {
    const index = steps - 1 - count;
    const left = x + index * tread;
    const top = y - index * rise;
    const fill = mix(colors.color1, colors.color2, index / (steps - 1));
    const front = block(left, top, tread, height - top + 20);
    const bulbs = around(4, (at) =>
      disc(left + (tread * (at + 0.5)) / 4, top + 30, 9, at % 2 ? PAPER : GOLD, FINE - 1),
    );
    return (
      shape(
        `M${left} ${top}l${depth} ${-depth}h${tread}l${-depth} ${depth}Z`,
        mix(fill, PAPER, 0.72),
        EDGE,
      ) +
      shape(front, fill, EDGE) +
      screened(
        front,
        { x: left, y: top + 60, width: tread, height: 420 },
        "bottom",
        0.9,
        mix(fill, "#170f45", 0.4),
      ) +
      flat(block(left + 4, top + 480, tread - 8, height), mix(fill, "#170f45", 0.4)) +
      flat(block(left + 4, top + 50, tread - 8, 8), mix(fill, INK, 0.3)) +
      bulbs.join("")
    );
  }).join("");
}

function signs(frame: SceneFrame): string {
  const { shape: form, colors } = frame;
  const { x, y, tread, rise, signs: years } = places[form];
  const [[early, small], [late, large]] = years;
  const stand = (step: number, r: number, figure: string, fill: string, burst: string) =>
    place(
      standingSign(figure, r, fill, burst),
      x + (step + 0.5) * tread + 17,
      y - step * rise - 17,
    );
  return (
    stand(early, small, "1", colors.color1, mix(colors.color2, PAPER, 0.3)) +
    stand(late, large, "2", colors.color2, GOLD)
  );
}

// The step before the cast, with a row of bulbs.
function lowStep({ width, height, shape: form, colors }: SceneFrame): string {
  const high = form === "wide" ? 54 : 84;
  const y = height - high;
  const count = form === "wide" ? 26 : 16;
  const bulbs = around(count, (index) => {
    const x = ((index + 0.5) * width) / count;
    return disc(x, y + high * 0.56, high * 0.22, index % 2 ? PAPER : GOLD, FINE);
  });
  return (
    shape(block(-20, y, width + 40, high + 20), mix(colors.color2, INK, 0.2), EDGE + 1) +
    shape(block(-20, y - 16, width + 40, 22), mix(colors.color2, PAPER, 0.7), EDGE) +
    path(`M0 ${height - 4}H${width}`, { stroke: INK, "stroke-width": 8 }) +
    bulbs.join("")
  );
}
