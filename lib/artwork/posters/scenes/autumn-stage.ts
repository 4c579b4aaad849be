import { INK, mix } from "../../drawing/color";
import { flat, line, shape } from "../../drawing/outlined";
import { around, polygon } from "../../drawing/shapes";
import { place, rect, round } from "../../drawing/svg";
import { maple } from "../backdrop/motifs/moon";
import { pampas } from "./props/pampas";
import { branch, MAPLE } from "./props/maple-branch";
import { moon } from "./props/harvest-moon";
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
  paperLantern,
  cloud,
} from "./stagecraft";

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
      place(branch(1), width + 10, by(-10, 420), 0, by(1, 1.05)),
      place(branch(-1), by(-40, -30), by(-40, -30), 0, by(0.62, 0.8)),
      ...falling(at, by(16, 18)),
      clump(by(30, 20), height + 20, by(1.12, 1.2)),
      clump(by(440, 950), height + 20, by(0.72, 0.95)),
    ].join("");
  },
  front: (frame) => {
    const at = setting(frame, "autumn-stage front");
    return ground(at);
  },
};

const clump = (x: number, foot: number, scale: number) =>
  around(5, (index) =>
    place(pampas(index), x + index * 34 * scale, foot, (index - 2) * 11, scale),
  ).join("");

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
