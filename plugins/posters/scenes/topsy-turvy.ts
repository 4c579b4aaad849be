import { INK, mix } from "../drawing/color";
import { clipped, disc, flat, line, shape } from "../drawing/outlined";
import { around, star } from "../drawing/shapes";
import { group, place, rect, round } from "../drawing/svg";
import type { Scene } from "./scene";
import type { Setting } from "./props";
import { beam, block, CREAM, GOLD, LINE, RED, screen, setting } from "./props";

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

// The set: a cottage and trees of cardboard, so that everybody sees which way is up.
function scenery(x: number, floor: number, scale: number): string {
  const fir = (left: number, tall: number) =>
    shape(block(left - 9, -30, 18, 30), "#8a5a3c", 6) +
    shape(`M${left - 56} -28L${left} ${-tall * 0.62}L${left + 56} -28Z`, "#2f9a6a", LINE) +
    shape(
      `M${left - 42} ${-tall * 0.42}L${left} ${-tall}L${left + 42} ${-tall * 0.42}Z`,
      "#3fb57e",
      LINE,
    );
  const house =
    shape(block(28, -176, 26, 70), "#c98a4b", 6) +
    shape(block(-74, -104, 148, 104), CREAM, LINE) +
    shape("M-98 -98L0 -190L98 -98Z", RED, LINE) +
    shape("M-56 0v-52a22 22 0 0 1 44 0v52Z", "#8a5a3c", 6) +
    shape(block(12, -76, 42, 42), GOLD, 6) +
    line("M33 -76v42M12 -55h42", INK, 5);
  return place(fir(-160, 190) + fir(164, 160) + house, x, floor, 0, scale);
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

// A tip-up seat seen from the stage; (0, 0) is the middle of its foot.
function seat(size: number): string {
  const at = (share: number) => round(size * share);
  const arm = (side: number) =>
    shape(block(side * at(0.43) - at(0.05), at(-0.52), at(0.1), at(0.52)), "#5b3426", 6);
  return (
    shape(
      `M${at(-0.36)} ${at(-0.3)}V${at(-0.92)}q${at(0.36)} ${at(-0.26)} ${at(0.72)} 0V${at(-0.3)}Z`,
      RED,
      7,
    ) +
    disc(0, at(-0.86), at(0.05), GOLD, 4) +
    line(`M${at(-0.2)} ${at(-0.78)}V${at(-0.5)}M${at(0.2)} ${at(-0.78)}V${at(-0.5)}`, VELVET, 7) +
    shape(
      `M${at(-0.4)} ${at(-0.44)}h${at(0.8)}v${at(0.12)}q${at(-0.4)} ${at(0.26)} ${at(-0.8)} 0Z`,
      VELVET,
      7,
    ) +
    arm(-1) +
    arm(1)
  );
}

// Somebody had popcorn.
function popcorn({ random, by }: Setting, foot: number): string {
  const left = by(1190, 900);
  const bucket = "M-34 0L-46 -92H46L34 0Z";
  const corns = around(22, () =>
    place(
      shape(
        "M-12 4a11 11 0 0 1 4 -16a10 10 0 0 1 18 4a11 11 0 0 1 -8 18a10 10 0 0 1 -14 -6Z",
        CREAM,
        4,
      ),
      left + random.between(-150, 150),
      foot - 110 - random.between(0, 1) ** 1.6 * by(330, 260),
      random.between(0, 360),
      random.between(0.9, 1.5),
    ),
  );
  return (
    corns.join("") +
    place(
      shape(bucket, "#ffffff", 7) + flat("M-22 0L-30 -89H-12L-10 0ZM10 0L12 -89H30L22 0Z", RED),
      left,
      foot + by(40, 60),
      8,
      by(1, 1.2),
    )
  );
}

// Hangs from (0, 0), 460 long.
function chandelier(): string {
  const candle = (x: number, y: number) =>
    shape(block(x - 13, y - 66, 26, 62), CREAM, 6) +
    shape(`M${x} ${y - 116}q26 30 0 46q-26 -16 0 -46Z`, GOLD, 6) +
    shape(block(x - 26, y - 8, 52, 16), GOLD, 6);
  const arms =
    "M0 360C-60 420 -220 420 -250 300M0 360C60 420 220 420 250 300M0 360C-40 390 -120 380 -130 270M0 360C40 390 120 380 130 270";
  return group(
    {},
    line("M0 0V220", INK, 18),
    line("M0 0V220", GOLD, 7),
    line(arms, INK, 30),
    line(arms, GOLD, 15),
    [-250, 250].map((x) => candle(x, 300)).join(""),
    [-130, 130].map((x) => candle(x, 270)).join(""),
    shape("M-34 210h68l26 120q-60 110 -120 0Z", GOLD, LINE),
    flat(star(4, 40, 0.3, 0, 310), "#ffffff"),
    [-190, -95, 95, 190]
      .map((x) => shape(`M${x} 398q20 40 0 58q-20 -18 0 -58Z`, "#bfeaf2", 6))
      .join(""),
    shape("M0 400q26 60 0 84q-26 -24 0 -84Z", "#bfeaf2", 6),
  );
}
