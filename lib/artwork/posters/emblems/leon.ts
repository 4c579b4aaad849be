import { INK, PAPER } from "../../drawing/color";
import { pen } from "../../drawing/pen";
import { disc, flat, line, shape } from "../../drawing/outlined";
import { star } from "../../drawing/shapes";
import { place } from "../../drawing/svg";
import type { EmblemInks } from "./emblem";

/** Leon: Koga Ogami's dog, tongue out, with a studded collar and a star for a tag. */
export function leon({ accent, accentDeep, accentPale }: EmblemInks): string {
  return [
    shape(
      pen("330,980! 200,1160 110,1380 90,1640! 1110,1640! 1090,1380 1000,1160 870,980!"),
      accent,
    ),
    shape(
      pen(
        "420,1010! 400,1200 340,1320! 420,1340 400,1450! 500,1430 520,1560! 600,1500 680,1560! 700,1430 800,1450! 780,1340 860,1320! 800,1200 780,1010!",
      ),
      PAPER,
    ),
    ear(accent, 1),
    ear(accent, -1),
    shape(
      pen(
        "600,380 760,410 880,540 940,760! 860,800! 880,880! 790,890! 720,990 600,1030 480,990 410,890! 320,880! 340,800! 260,760! 320,540 440,410",
      ),
      accent,
    ),
    flat(
      pen(
        "600,392! 640,560 700,640 800,760 780,880 700,975 600,1015 500,975 420,880 400,760 500,640 560,560",
      ),
      PAPER,
    ),
    shape(pen("330,1000! 600,1120 870,1000! 880,1090! 600,1220 320,1090!"), "#2b2440"),
    [400, 500, 700, 800]
      .map((x) =>
        place(flat("M0 -22L20 0L0 22L-20 0Z", "#dfe2ea"), x, 1085 + 46 - Math.abs(x - 600) * 0.16),
      )
      .join(""),
    place(
      `<path d="${star(5, 96, 0.5)}" fill="#f5c64d" stroke="${INK}" stroke-width="11" stroke-linejoin="round"/>`,
      600,
      1250,
    ),
    tongue(),
    eye(478),
    eye(722),
    flat(pen("446,560 500,540 530,580 480,590"), accentPale) +
      flat(pen("754,560 700,540 670,580 720,590"), accentPale),
    line("M210 1640C220 1560 240 1500 270 1450M990 1640C980 1560 960 1500 930 1450", accentDeep, 9),
  ].join("");
}

function ear(fill: string, side: 1 | -1): string {
  const markup =
    shape(pen("720,440! 800,270 930,190!30,0 960,330 905,600!"), fill) +
    flat(pen("790,450! 840,330 905,270! 912,400 876,530!"), "#f3b7a8");
  return side === 1 ? markup : `<g transform="translate(1200 0) scale(-1 1)">${markup}</g>`;
}

function eye(x: number): string {
  return (
    disc(x, 680, 44, INK, 0) + disc(x + 14, 662, 15, PAPER, 0) + disc(x - 12, 698, 7, PAPER, 0)
  );
}

function tongue(): string {
  return (
    shape(pen("536,880! 540,1000 600,1060 660,1000 664,880!"), "#f0708a") +
    line("M600 900V1000", "#b83f5c", 9) +
    line("M600 800V860Q560 930 470 890M600 860Q640 930 730 890", INK, 12) +
    shape(pen("600,740 670,752 676,800 600,846 524,800 530,752"), INK) +
    line("M566 770Q580 758 600 758", PAPER, 9) +
    disc(470, 840, 6, INK, 0) +
    disc(500, 862, 6, INK, 0) +
    disc(730, 840, 6, INK, 0) +
    disc(700, 862, 6, INK, 0)
  );
}
