import { INK, PAPER } from "../../drawing/color";
import { pen } from "../../drawing/pen";
import { disc, flat, line, shape } from "../../drawing/outlined";
import { sparkle, star } from "../../drawing/shapes";
import { place } from "../../drawing/svg";
import type { EmblemInks } from "./emblem";

/** Anzu: the producer from behind, headset on, the running order held up before the stage. */
export function producer({ accent, accentDeep, accentPale }: EmblemInks): string {
  const hair = "#7a4a34";
  return [
    place(board(accent), 905, 880, 12),
    shape(
      pen("-40,1600! 10,1330 150,1160 400,1080 600,1060 800,1080 1050,1160 1190,1330 1240,1600!"),
      accentDeep,
    ),
    line("M600 1130V1600"),
    shape(pen("430,1092! 600,1190 770,1092! 800,1150! 600,1290 400,1150!"), accentPale),
    line("M250 1330C240 1440 236 1520 240 1600M950 1330C962 1440 966 1520 962 1600"),
    shape("M530 860H670V1090Q600 1140 530 1090Z", "#f7dccb"),
    shape(
      pen(
        "600,250 780,285 870,440 872,640 902,820 884,1000! 800,1040 740,975! 690,1050 600,1005! 510,1050 460,975! 400,1040 316,1000! 298,820 328,640 330,440 420,285",
      ),
      hair,
    ),
    line(
      "M600 270C560 420 548 620 560 800M700 330C760 470 776 640 770 860M500 330C440 470 424 640 430 860",
      "#5c3524",
    ),
    flat(pen("420,420! 520,350 690,352 780,420! 690,390 520,388"), "#96614a"),
    headset(accent),
    place(bow(accent), 600, 930),
  ].join("");
}

function headset(accent: string): string {
  return (
    `<path d="M318 640C300 330 430 214 600 214S900 330 882 640" fill="none" stroke="${INK}" stroke-width="50"/>` +
    `<path d="M318 640C300 330 430 214 600 214S900 330 882 640" fill="none" stroke="${PAPER}" stroke-width="28"/>` +
    shape("M268 560H350V740H268Q244 740 244 716V584Q244 560 268 560Z", accent) +
    shape("M932 560H850V740H932Q956 740 956 716V584Q956 560 932 560Z", accent) +
    line("M262 730C250 840 250 870 214 900", INK, 16) +
    disc(206, 908, 26, INK, 0)
  );
}

function bow(accent: string): string {
  return (
    shape(pen("0,0! 60,-70 150,-80 160,-10 150,66 60,50"), accent) +
    shape(pen("0,0! -60,-70 -150,-80 -160,-10 -150,66 -60,50"), accent) +
    disc(0, -6, 36, PAPER, 11)
  );
}

// Clipboard with three acts ticked off and a star for the last.
function board(accent: string): string {
  const act = (y: number, mark: string) =>
    `<rect x="-140" y="${y}" width="62" height="62" rx="10" fill="${PAPER}" stroke="${INK}" stroke-width="9"/>` +
    `<path d="${mark}" transform="translate(-109 ${y + 31})" fill="none" stroke="${accent}" stroke-width="16" stroke-linecap="round" stroke-linejoin="round"/>` +
    line(`M-50 ${y + 18}H140M-50 ${y + 46}H90`, INK, 10);
  const tick = "M-20 0L-4 18L30 -30";
  return (
    shape("M-210 -470H210Q230 -470 230 -450V170H-230V-450Q-230 -470 -210 -470Z", "#c58b4a") +
    flat("M-190 -420H190V170H-190Z", "#fffdf6") +
    shape("M-90 -510H90Q110 -510 110 -490V-420H-110V-490Q-110 -510 -90 -510Z", "#c9ccd6") +
    act(-370, tick) +
    act(-270, tick) +
    act(-170, tick) +
    place(
      `<path d="${star(5, 54, 0.48)}" fill="#f5c64d" stroke="${INK}" stroke-width="9" stroke-linejoin="round"/>`,
      -108,
      -34,
    ) +
    line("M-30 -48H140M-30 -16H100", INK, 10) +
    flat(sparkle(40, 250, -500), PAPER)
  );
}
