import { INK, mix } from "../../drawing/color";
import { clipped, disc, flat, line, shape } from "../../drawing/outlined";
import { around } from "../../drawing/shapes";
import { place, rect, round } from "../../drawing/svg";
import { chandelier } from "./props/chandelier";
import { seat } from "./props/theatre-seat";
import { scenery } from "./props/scenery";
import { popcorn } from "./props/popcorn";
import type { Scene } from "./scene";
import type { Setting } from "./stagecraft";
import { GOLD, CREAM, RED, LINE, setting, block, screen, beam } from "./stagecraft";

const VELVET = "#b3263a";

/** A theatre that stands on its head: seats hang above, the chandelier grows from the floor. */
export const topsyTurvy: Scene = {
  back: (frame) => {
    const at = setting(frame, "topsy-turvy");
    // Drawn as it ought to be, then turned over.
    return place(theatre(at), at.width, at.height, 180);
  },
  front: (frame) => {
    const at = setting(frame, "topsy-turvy");
    const { width, height, by, inks } = at;
    const top = height - by(62, 100);
    const teeth = around(by(32, 20), (index) => {
      const step = width / by(32, 20);
      return `M${round(index * step)} ${top}a${round(step / 2)} ${round(step / 2)} 0 0 1 ${round(step)} 0Z`;
    });
    return (
      shape(teeth.join(""), GOLD, 6) +
      shape(block(-20, top, width + 40, 200), mix(inks.base, INK, 0.35), LINE) +
      shape(block(-20, top + 18, width + 40, 16), GOLD, 5)
    );
  },
};

// Seen upright: ceiling, chandelier, stage with its curtain, and a row of seats at the foot. As it
// will be turned, left and right are exchanged here.
function theatre(at: Setting): string {
  const { width, height, by, inks } = at;
  const size = by(146, 200);
  return [
    rect(0, 0, width, height, { fill: inks.base }),
    paper(at),
    stage(at),
    place(chandelier(), width - by(500, 1030), -4, 0, by(0.9, 0.8)),
    shape(block(-20, height - size * 0.36, width + 40, 200), mix(inks.deep, INK, 0.6), LINE),
    ...around(by(11, 6), (index) => place(seat(size), (index + by(0.5, 0.5)) * size, height - 6)),
    popcorn(at, height - size),
  ].join("");
}

// Wallpaper in wide stripes, with a rail of gold where the ceiling begins.
function paper(at: Setting): string {
  const { width, height, by, inks } = at;
  const stripes = around(20, (index) => block(index * 100, 0, 50, height));
  return (
    flat(stripes.join(""), inks.second) +
    screen(at, [0, height * 0.5, width, height * 0.5], inks.deep, 32) +
    shape(block(-20, by(92, 150), width + 40, 20), GOLD, 6)
  );
}

// The proscenium with its curtain half drawn.
function stage(at: Setting): string {
  const { width, height, by, inks } = at;
  const x = width - at.cx;
  const floor = height - by(204, 540);
  const half = by(400, 500);
  const top = by(150, 240);
  const gate = (inset: number) =>
    `M${x - half + inset} ${floor}V${top + 120 + inset * 0.6}Q${x} ${top - 90 + inset * 1.2} ${x + half - inset} ${top + 120 + inset * 0.6}V${floor}Z`;
  const bulbs = around(17, (index) => {
    const share = index / 16;
    const y = top + 138 - 420 * share * (1 - share);
    return disc(round(x - half + 25 + share * (half * 2 - 50)), round(y), 10, CREAM, 5);
  });
  return [
    flat(gate(20), mix(inks.deep, INK, 0.62)),
    beam(x - half * 0.6, top + 70, 66, floor - top, 22, CREAM, 0.24),
    beam(x + half * 0.6, top + 70, 114, floor - top, 22, CREAM, 0.24),
    scenery(x, floor, by(1, 1.3)),
    clipped(
      gate(20),
      curtain(x - half + 40, top + 104, floor, 1, half) +
        curtain(x + half - 40, top + 104, floor, -1, half) +
        pelmet(x, top, half - 30),
    ),
    `<path d="${gate(0)}${gate(50)}" fill="${GOLD}" fill-rule="evenodd" stroke="${INK}" stroke-width="${LINE}"/>`,
    bulbs.join(""),
    shape(block(x - half - 50, floor, half * 2 + 100, 44), "#c98a4b", LINE),
    line(
      around(9, (index) => `M${round(x - half + (index * half) / 4)} ${floor + 4}v36`).join(""),
      INK,
      5,
    ),
  ].join("");
}

function curtain(x: number, top: number, floor: number, side: 1 | -1, half: number): string {
  const at = (share: number) => round(x + side * half * share);
  const d = `M${x} ${top - 40}L${at(0.56)} ${top - 90}Q${at(0.5)} ${(top + floor) / 2} ${at(0.16)} ${top + (floor - top) * 0.62}Q${at(0.3)} ${floor - 40} ${at(0.36)} ${floor}H${x}Z`;
  const folds = [0.14, 0.28, 0.42].map(
    (share) =>
      `M${at(share)} ${top - 60}Q${at(share * 0.9)} ${(top + floor) / 2} ${at(0.06 + share * 0.22)} ${top + (floor - top) * 0.6}`,
  );
  return (
    shape(d, VELVET, LINE) +
    line(folds.join(""), mix(VELVET, INK, 0.45), 9) +
    line(
      `M${x} ${round(top + (floor - top) * 0.62)}L${at(0.17)} ${round(top + (floor - top) * 0.62)}`,
      INK,
      34,
    ) +
    line(
      `M${x} ${round(top + (floor - top) * 0.62)}L${at(0.17)} ${round(top + (floor - top) * 0.62)}`,
      GOLD,
      20,
    )
  );
}

function pelmet(x: number, top: number, half: number): string {
  const swags = around(5, (index) => {
    const left = x - half + (index * half * 2) / 5;
    const lift = Math.abs(index - 2) * 28;
    return `M${round(left)} ${top + 10 + lift}q${round(half / 5)} 120 ${round((half * 2) / 5)} 0V${top - 10 + lift}h${round((-half * 2) / 5)}Z`;
  });
  return shape(swags.join(""), RED, LINE);
}
