import { INK, mix } from "../../drawing/color";
import { disc, flat, line, shape } from "../../drawing/outlined";
import { around, polygon, star } from "../../drawing/shapes";
import type { Point } from "../../drawing/shapes";
import { place, round } from "../../drawing/svg";
import { halftone } from "../backdrop/halftone";
import { sunburst } from "../backdrop/sunburst";
import { jester } from "./props/jester";
import { bow, lid } from "./props/gift";
import type { Scene } from "./scene";
import type { Setting } from "./stagecraft";
import { GOLD, RED, LINE, setting, block } from "./stagecraft";

const SKY = "#37c3d6";

/** A gift box as large as a stage bursts open: lid, jester on a spring, arrows every wrong way. */
export const jackInTheBox: Scene = {
  back: (frame) => {
    const at = setting(frame, "jack-in-the-box");
    const { by, inks } = at;
    const cx = by(1125, 600);
    const rim = by(786, 1440);
    return [
      sunburst({ ...at, cy: rim - 120 }, { cut: "uneven", count: 22 }),
      halftone(at, "bottom", 0.4, inks.deep),
      ...confetti(at),
      ...arrows(at),
      place(lid(at), by(900, 270), by(226, 690), -24, by(0.94, 1)),
      inside(at, rim),
      spring([cx, rim - 40], [by(1330, 820), by(240, 690)], by(92, 100)),
      place(jester(inks.base), by(1330, 820), by(200, 640), 12, by(1.05, 1.3)),
    ].join("");
  },
  front: (frame) => {
    const at = setting(frame, "jack-in-the-box");
    const { height, by, inks } = at;
    const cx = by(1125, 600);
    const rim = by(786, 1440);
    const half = by(465, 590);
    const foot = height + 20;
    const stripes = around(9, (index) => {
      const x = cx - half + (index + 0.25) * ((half * 2) / 9);
      return block(x, rim, half / 9, foot - rim);
    });
    return (
      shape(block(cx - half, rim, half * 2, foot - rim), inks.second, LINE) +
      flat(stripes.join(""), mix(inks.second, "#ffffff", 0.5)) +
      flap(cx - half, rim, -1, inks.second, foot) +
      flap(cx + half, rim, 1, inks.second, foot) +
      shape(block(cx - half - 16, rim - 6, half * 2 + 32, 40), GOLD, LINE) +
      shape(block(cx - 46, rim - 6, 92, foot - rim), RED, LINE) +
      place(bow(), cx, rim + by(22, 40), 0, by(0.9, 1.3))
    );
  },
};

// What is seen of the box behind the cast: its dark inside, and two flaps of wrapping.
function inside({ by, inks }: Setting, rim: number): string {
  const cx = by(1125, 600);
  const half = by(465, 590);
  const far = rim - by(96, 130);
  const hole = polygon([
    [cx - half, rim + 20],
    [cx - half + 90, far],
    [cx + half - 90, far],
    [cx + half, rim + 20],
  ]);
  return shape(hole, mix(inks.deep, INK, 0.55), LINE);
}

// A side of the lid's seat, folded outwards.
function flap(x: number, rim: number, side: 1 | -1, color: string, foot: number): string {
  const d = `M${x} ${rim}L${x + side * 128} ${rim - 34}L${x + side * 150} ${foot}H${x}Z`;
  return shape(d, mix(color, INK, 0.28), LINE);
}

function spring([fromX, fromY]: Point, [toX, toY]: Point, wide: number): string {
  const turns = 9;
  const coil = around(turns * 2 + 1, (index) => {
    const share = index / (turns * 2);
    const sway = Math.sin(share * Math.PI) * 46;
    const x = fromX + (toX - fromX) * share ** 1.5 + sway;
    const y = fromY + (toY - fromY) * share;
    return `${round(x + (index % 2 ? wide : -wide))} ${round(y)}`;
  });
  const d = `M${coil.join("L")}`;
  return line(d, INK, 38) + line(d, "#d9dfe8", 22) + line(d, "#ffffff", 7);
}

// Thick arrows that contradict each other, and a sign that forbids all of them.
function arrows({ by, inks }: Setting): string[] {
  const arrow = "M-96 -34H14V-82L112 4L14 90V42H-96Z";
  const thrown = (fill: string, x: number, y: number, angle: number, scale: number) =>
    place(flat(arrow, INK), x + 12, y + 14, angle, scale) +
    place(shape(arrow, fill, LINE), x, y, angle, scale);
  const sign =
    disc(10, 12, 80, INK, 0) +
    disc(0, 0, 80, RED, LINE) +
    shape(block(-54, -16, 108, 32), "#ffffff", 6);
  return [
    thrown(GOLD, by(1530, 1090), by(420, 990), 128, by(1, 1)),
    thrown(SKY, by(600, 110), by(520, 960), 200, by(1, 0.95)),
    thrown("#ffffff", by(960, 560), by(480, 560), -82, by(0.84, 0.9)),
    thrown(mix(inks.base, INK, 0.3), by(400, 170), by(740, 420), 28, by(1, 0.8)),
    place(sign, by(150, 1060), by(750, 440), -12, by(1, 0.9)),
  ];
}

function confetti({ random, width, height, by, inks }: Setting): string[] {
  return around(64, () => {
    const color = random.pick([GOLD, RED, SKY, "#ffffff", mix(inks.base, INK, 0.35)]);
    const body = random.pick([
      block(-9, -22, 18, 44),
      star(5, 24, 0.46),
      "M-30 0q15 -30 30 0t30 0v16q-15 30 -30 0t-30 0Z",
    ]);
    const x = random.between(by(0.42, 0.02), 1) * width;
    const y = random.between(by(0.02, 0.3), 0.86) * height;
    return place(flat(body, color), x, y, random.between(0, 360), random.between(0.7, 1.2));
  });
}
