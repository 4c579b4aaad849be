import { INK, PAPER } from "../../drawing/color";
import { pen } from "../../drawing/pen";
import { disc, flat, line, shape } from "../../drawing/outlined";
import { sparkle, star } from "../../drawing/shapes";
import { place } from "../../drawing/svg";
import type { EmblemInks } from "./emblem";

/** Kaname Tojo: a stage jacket left on a microphone stand, in the light that still waits. */
export function tojoKaname({ accent, accentDeep, accentPale }: EmblemInks): string {
  const gold = "#f0c14b";
  return [
    flat("M470 0H730L1060 1600H140Z", "#fffbe0").replace("/>", ' fill-opacity="0.55"/>'),
    shape("M580 560H620V1640H580Z", "#c9ccd6"),
    microphone(accentPale),
    sleeve(accent, 1),
    sleeve(accent, -1),
    shape(
      pen(
        "600,760! 700,752 830,800! 930,900 900,1180 930,1640! 270,1640! 300,1180 270,900 370,800! 500,752",
      ),
      accent,
    ),
    flat(pen("600,800! 650,960 640,1640! 560,1640! 550,960"), accentDeep),
    lapel(accentPale, 1),
    lapel(accentPale, -1),
    line("M600 1150V1640"),
    [1210, 1330, 1450].map((y) => disc(660, y, 24, gold, 9)).join(""),
    epaulette(gold, 1),
    epaulette(gold, -1),
    place(
      `<path d="${star(5, 62, 0.48)}" fill="${gold}" stroke="${INK}" stroke-width="10" stroke-linejoin="round"/>`,
      410,
      1130,
      -8,
    ),
    line("M410 1190V1290M380 1186L366 1270M440 1186L454 1270", accentDeep, 14),
    flat(sparkle(60, 330, 420), PAPER) +
      flat(sparkle(38, 880, 520), PAPER) +
      flat(sparkle(30, 820, 330), PAPER),
  ].join("");
}

function mirrored(markup: string, side: 1 | -1): string {
  return side === 1 ? markup : `<g transform="translate(1200 0) scale(-1 1)">${markup}</g>`;
}

function microphone(pale: string): string {
  return (
    shape("M528 470H672L640 700H560Z", INK) +
    shape("M504 320A96 96 0 0 1 696 320V420H504Z", "#dfe2ea") +
    line("M520 300H680M510 350H690M545 250L560 410M600 232V410M655 250L640 410", "#8b90a0", 7) +
    shape("M490 410H710V476H490Z", pale) +
    line("M540 270Q556 250 580 246", PAPER, 12)
  );
}

function sleeve(fill: string, side: 1 | -1): string {
  return mirrored(
    shape(pen("840,810! 980,880 1060,1100 1090,1420! 930,1440! 900,1200 880,1020!"), fill) +
      shape("M926 1370L1084 1350L1094 1440L932 1462Z", PAPER),
    side,
  );
}

function lapel(fill: string, side: 1 | -1): string {
  return mirrored(
    shape(pen("640,752! 740,770! 800,930! 744,960! 770,1010! 640,1180! 610,1000!"), fill),
    side,
  );
}

function epaulette(gold: string, side: 1 | -1): string {
  const fringe = [0, 1, 2, 3]
    .map((index) => `M${846 + index * 36} ${850 + index * 26}v60`)
    .join("");
  return mirrored(
    line(fringe, gold, 16) + shape("M770 776L860 800L974 876L950 912L836 850L752 826Z", gold),
    side,
  );
}
