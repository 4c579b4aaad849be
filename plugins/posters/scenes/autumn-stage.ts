import { maple } from "../backdrop/motifs/moon";
import { INK, mix } from "../drawing/color";
import { disc, flat, line, shape } from "../drawing/outlined";
import { around, polygon } from "../drawing/shapes";
import { place, rect, round } from "../drawing/svg";
import type { Scene } from "./scene";
import type { Setting } from "./props";
import {
  block,
  cloud,
  CREAM,
  GOLD,
  LINE,
  paperLantern,
  RED,
  screen,
  setting,
  strewn,
} from "./props";

const MAPLE = ["#e8433f", "#f2762e", "#ffc93c", "#c22f3f"] as const;

const dusk = ({ inks }: Setting) => mix("#271a52", inks.base, 0.14);

/** Harvest moon over an open-air stage, maple above it and pampas grass before it. */
export const autumnStage: Scene = {
  back: (frame) => {
    const at = setting(frame, "autumn-stage");
    const { width, height, by } = at;
    const floor = by(660, 1180);
    return [
      rect(0, 0, width, height, { fill: dusk(at) }),
      strewn(at, by(36, 44), by(480, 760), [1.5, 4], CREAM),
      screen(at, [0, floor - by(420, 620), width, by(420, 620)], mix(dusk(at), RED, 0.42), 32),
      moon(at),
      hills(at, floor),
      stage(at, floor),
      place(branch(1), width + 10, by(-10, 190), 0, by(1, 1.2)),
      place(branch(-1), by(-40, -30), by(-40, 80), 0, by(0.62, 0.84)),
      ...falling(at, by(16, 18)),
    ].join("");
  },
  front: (frame) => {
    const at = setting(frame, "autumn-stage front");
    const { height, by } = at;
    const clump = (x: number, scale: number) =>
      around(5, (index) =>
        place(pampas(index), x + index * 34 * scale, height + 20, (index - 2) * 11, scale),
      ).join("");
    return [
      clump(by(30, 20), by(1.12, 0.72)),
      clump(by(440, 1020), by(0.72, 0.66)),
      by(clump(1500, 0.56), ""),
      ground(at),
    ].join("");
  },
};

// The moon with its hare, a ring of haze and two bars of cloud.
function moon({ by, cx }: Setting): string {
  const [y, size] = by([330, 290], [700, 430]) as [number, number];
  const shade = "#f0b64a";
  const hare =
    shape(
      "M-60 90Q-110 40 -60 -10Q-40 -40 0 -30Q30 -22 44 6Q90 0 96 40Q98 70 60 76Q80 96 40 100H-40Z",
      shade,
      0,
    ) + flat("M50 10Q30 -90 60 -120Q84 -80 76 10ZM74 14Q80 -80 120 -96Q126 -50 98 26Z", shade);
  const bars = (x: number, top: number, long: number) =>
    `M${round(x)} ${round(top)}h${round(long)}`;
  const haze = [
    bars(cx - size * 1.5, y + size * 0.36, size * 0.9),
    bars(cx - size * 1.1, y + size * 0.52, size * 0.9),
    bars(cx + size * 0.5, y - size * 0.3, size * 0.8),
  ].join("");
  return (
    disc(cx, y, size * 1.16, "#ffdf8a", 0).replace("/>", ' fill-opacity="0.22"/>') +
    disc(cx, y, size, "#ffdf8a", LINE) +
    disc(round(cx - size * 0.52), round(y - size * 0.38), round(size * 0.12), shade, 0) +
    disc(round(cx - size * 0.3), round(y + size * 0.1), round(size * 0.07), shade, 0) +
    place(hare, cx + size * 0.16, y - size * 0.28, -8, size / 290) +
    line(haze, INK, size * 0.1) +
    line(haze, "#fff4dc", size * 0.062)
  );
}

function hills(at: Setting, floor: number): string {
  const { width, height, by } = at;
  const y = floor - by(90, 110);
  const far = `M-20 ${y + 60}L${width * 0.18} ${y - 40}L${width * 0.3} ${y + 30}L${width * 0.5} ${y - 70}L${width * 0.74} ${y + 40}L${width * 0.9} ${y - 20}L${width + 20} ${y + 30}V${height}H-20Z`;
  const bushes = around(12, (index) =>
    place(
      cloud(by(240, 230), mix(MAPLE[index % 4] ?? RED, dusk(at), 0.36)),
      (index * width) / 11,
      floor + 30 + (index % 3) * 10,
    ),
  );
  return (
    shape(far, mix(dusk(at), INK, 0.4), LINE) +
    flat(block(-20, floor + 20, width + 40, height), mix(dusk(at), INK, 0.4)) +
    bushes.join("")
  );
}

// A wooden stage under the open sky: posts, rail, lanterns, and steps of planks.
function stage({ by, height }: Setting, floor: number): string {
  const [left, right] = by([610, 1720], [40, 1160]) as [number, number];
  const wide = right - left;
  const posts = around(5, (index) => {
    const x = left + 40 + ((wide - 80) * index) / 4;
    return (
      shape(block(x - 12, floor - 120, 24, 130), RED, LINE) +
      shape(block(x - 18, floor - 134, 36, 18), GOLD, 6)
    );
  });
  const rail =
    shape(block(left + 10, floor - 96, wide - 20, 18), RED, LINE) +
    shape(block(left + 10, floor - 46, wide - 20, 14), RED, LINE);
  const deck = polygon([
    [left + 40, floor],
    [right - 40, floor],
    [right + 60, floor + 120],
    [left - 60, floor + 120],
  ]);
  const planks = around(13, (index) => {
    const share = (index + 0.5) / 13;
    return `M${round(left + 40 + (wide - 80) * share)} ${floor}L${round(left - 60 + (wide + 120) * share)} ${floor + 120}`;
  });
  const pole = (x: number) =>
    shape(block(x - 9, floor - by(330, 440), 18, by(340, 450)), "#5b3426", 6) +
    line(`M${x} ${floor - by(316, 420)}h64`, INK, 12) +
    place(paperLantern(by(96, 120), "#ff8a3c"), x + 56, floor - by(312, 416));
  return [
    by(pole(640), pole(70)),
    rail,
    posts.join(""),
    shape(deck, "#d9985a", LINE),
    line(planks.join(""), "#8a5a3c", 6),
    shape(block(left - 60, floor + 120, wide + 120, height), "#8a5a3c", LINE),
  ].join("");
}

// A bough that reaches in from the side with leaves in clusters.
function branch(side: 1 | -1): string {
  const bough = `M${side * 20} 40C${side * -120} 30 ${side * -200} 110 ${side * -330} 96M${side * -140} 62Q${side * -200} 20 ${side * -260} 26M${side * -70} 44Q${side * -120} 130 ${side * -190} 170`;
  const places = [
    [-330, 96],
    [-292, 60],
    [-262, 30],
    [-276, 120],
    [-210, 92],
    [-190, 170],
    [-222, 26],
    [-150, 132],
    [-140, 52],
    [-92, 90],
    [-60, 20],
    [-30, 74],
    [-236, 160],
    [-120, 8],
    [-12, 130],
  ];
  const leaves = places.map(([x = 0, y = 0], index) =>
    place(shape(maple(46 + (index % 3) * 9), MAPLE[index % 4] ?? RED, 6), side * x, y, index * 47),
  );
  return line(bough, INK, 26) + line(bough, "#6b4030", 13) + leaves.join("");
}

function falling({ random, width, height, by }: Setting, count: number): string[] {
  return around(count, (index) =>
    place(
      shape(maple(random.between(22, 36)), MAPLE[index % 4] ?? RED, 5),
      ((index + random.between(0, 1)) / count) * width,
      random.between(by(0.2, 0.4), 0.92) * height,
      random.between(0, 360),
    ),
  );
}

// A stem with its plume of hairs, bent by the wind; (0, 0) is where it leaves the ground.
function pampas(index: number): string {
  const high = 300 + (index % 3) * 46;
  const hairs = around(9, (hair) => {
    const y = -high + hair * 17;
    const reach = 26 + hair * 6;
    return `M${round(4 + (9 - hair) * 2)} ${y}q${reach * 0.7} -14 ${reach} ${26 + hair * 3}`;
  });
  const plume = `M0 ${-high + 170}Q2 ${-high + 60} 26 ${-high - 30}${hairs.join("")}`;
  const stem = `M0 0V${-high + 170}`;
  return (
    line(stem, INK, 13) +
    line(stem, "#b9a04e", 5) +
    line(plume, INK, 27) +
    line(plume, index % 2 ? CREAM : "#f6dba2", 15)
  );
}

// A bank of fallen leaves along the lower edge.
function ground({ random, width, height, by }: Setting): string {
  const count = by(34, 26);
  return around(count, (index) =>
    place(
      shape(maple(random.between(40, 58)), MAPLE[random.whole(0, 3)] ?? RED, 6),
      ((index + 0.5) / count) * width,
      height - random.between(-6, by(34, 60)),
      random.between(0, 360),
    ),
  ).join("");
}
