import { INK, mix } from "../../drawing/color";
import { flat, line, shape } from "../../drawing/outlined";
import { around } from "../../drawing/shapes";
import { place, rect, round } from "../../drawing/svg";
import { boat } from "./props/boat";
import type { Scene } from "./scene";
import type { Setting } from "./stagecraft";
import {
  GOLD,
  CREAM,
  RED,
  LINE,
  setting,
  block,
  screen,
  strewn,
  burst,
  paperLantern,
  garland,
  streetLamp,
} from "./stagecraft";

/** A summer night by the river: bridge, pleasure boats, and a sky that is left to the fireworks. */
export const fireworks: Scene = {
  back: (frame) => {
    const at = setting(frame, "fireworks");
    const { width, height, by, night } = at;
    const water = by(610, 1060);
    return [
      rect(0, 0, width, height, { fill: night(0.78) }),
      screen(at, [0, water - by(330, 460), width, by(330, 460)], night(0.42), 30),
      strewn(at, 46, water * 0.8, [1.5, 4], CREAM),
      ...sky(at),
      skyline(at, water),
      rect(0, water, width, height - water, { fill: night(0.6) }),
      ripples(at, water),
      bridge(at, water),
      place(boat(), by(300, 250), water + by(150, 200), 0, by(0.9, 1)),
      place(boat(), by(1420, 960), water + by(120, 160), 0, by(0.72, 0.85)),
    ].join("");
  },
  front: (frame) => {
    const at = setting(frame, "fireworks front");
    const { width, height, by, night } = at;
    const top = height - by(104, 170);
    const posts = around(by(9, 6), (index) =>
      shape(block(((index + 0.5) * width) / by(9, 6) - 14, top - 22, 28, 240), RED, LINE),
    );
    return (
      shape(block(-20, top + by(50, 80), width + 40, 200), night(0.86), LINE) +
      posts.join("") +
      shape(block(-20, top, width + 40, 26), RED, LINE) +
      garland([-20, top + 30], [width + 20, top + 30], 0, by(18, 12), (index) =>
        paperLantern(by(76, 100), index % 3 === 1 ? CREAM : index % 3 ? GOLD : mix(RED, GOLD, 0.3)),
      )
    );
  },
};

function sky({ by, inks }: Setting): string[] {
  const bright = mix(inks.base, "#ffffff", 0.35);
  return [
    tail(by(1330, 850), by(470, 830), by(610, 1060)),
    tail(by(880, 300), by(296, 930), by(610, 1060)),
    burst(by(1330, 850), by(244, 590), by(215, 230), [GOLD, RED, CREAM]),
    burst(by(880, 300), by(150, 760), by(130, 160), [bright, CREAM, GOLD]),
    burst(by(1060, 560), by(420, 940), by(88, 92), ["#7fe0e8", CREAM, GOLD]),
  ];
}

const tail = (x: number, from: number, to: number) =>
  line(`M${x} ${from}Q${x + 14} ${(from + to) / 2} ${x - 8} ${to}`, mix(GOLD, INK, 0.45), 5);

// The town on the other bank: dark blocks, some windows lit.
function skyline({ random, width, night }: Setting, foot: number): string {
  const houses: string[] = [];
  const lit: string[] = [];
  for (let x = -10; x < width; ) {
    const wide = random.between(46, 110);
    const high = random.between(30, 128);
    houses.push(block(x, foot - high, wide + 1, high + 4));
    for (let y = foot - high + 14; y < foot - 20; y += 24) {
      for (let w = x + 12; w < x + wide - 16; w += 22) {
        if (random.between(0, 1) < 0.34) lit.push(block(w, y, 9, 11));
      }
    }
    x += wide;
  }
  return flat(houses.join(""), night(0.93)) + flat(lit.join(""), GOLD);
}

// Light lies on the water in short strokes, below what throws it.
function ripples({ random, width, height, by, inks, night }: Setting, top: number): string {
  const stroke = (color: string, middle: number, spread: number, count: number) =>
    line(
      around(count, (index) => {
        const y = top + 16 + (index / count) * (height - top);
        const long = random.between(24, 90);
        return `M${round(middle + random.between(-spread, spread) - long / 2)} ${round(y)}h${round(long)}`;
      }).join(""),
      color,
      7,
    );
  return (
    stroke(night(0.42), width / 2, width / 2, 60) +
    stroke(GOLD, by(1330, 850), 110, 16) +
    stroke(RED, by(1330, 850), 90, 9) +
    stroke(mix(inks.base, "#ffffff", 0.35), by(880, 300), 80, 14)
  );
}

// An arched bridge of four spans with a red parapet and lamps along it.
function bridge({ width, by, night }: Setting, water: number): string {
  const rise = by(96, 120);
  const deck = (share: number) => water + 6 - rise * 4 * share * (1 - share);
  const curve = (drop: number) =>
    `M-20 ${round(deck(0) + drop)}Q${width / 2} ${round(water + 6 - rise * 2 + drop)} ${width + 20} ${round(deck(1) + drop)}`;
  const spans = by(5, 4);
  const arches = around(spans, (index) => {
    const from = (index * width) / spans + 16;
    const long = width / spans - 32;
    const high = rise * 0.35 + water - deck((index + 0.5) / spans) - 26;
    return `M${round(from)} ${water + 64}v-30a${round(long / 2)} ${round(high)} 0 0 1 ${round(long)} 0v30Z`;
  });
  const body = `${curve(0)}V${water + 66}H-20Z`;
  const lamps = around(by(8, 6), (index) => {
    const share = (index + 0.5) / by(8, 6);
    return place(streetLamp(by(70, 84), GOLD), width * share, deck(share) - 6);
  });
  return (
    lamps.join("") +
    `<path d="${body}${arches.join("")}" fill="${night(0.3)}" fill-rule="evenodd" stroke="${INK}" stroke-width="${LINE}" stroke-linejoin="round"/>` +
    line(curve(2), INK, 34) +
    line(curve(2), RED, 20)
  );
}
