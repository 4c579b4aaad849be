import { INK, PAPER } from "../../drawing/color";
import { pen } from "../../drawing/pen";
import { disc, flat, line, shape } from "../../drawing/outlined";
import { around, scallops } from "../../drawing/shapes";
import { place } from "../../drawing/svg";
import type { EmblemInks } from "./emblem";

const BONE = "#fff1e6";
const CURL = "#f3d489";

/** Mademoiselle: an antique doll in bonnet and lace, the key of the clockwork at her back. */
export function mademoiselle({ accent, accentDeep, accentPale }: EmblemInks): string {
  return [
    windingKey(),
    shape(
      pen("-20,1640! 60,1330 260,1160! 420,1080! 780,1080! 940,1160! 1140,1330 1220,1640!"),
      accent,
    ),
    shape(pen("420,1080! 300,1100 200,1220 250,1360! 380,1330 430,1220!"), accentDeep),
    shape(pen("780,1080! 900,1100 1000,1220 950,1360! 820,1330 770,1220!"), accentDeep),
    `<path d="${scallops(26, 520, 600, 720)}" fill="${PAPER}" stroke="${INK}" stroke-width="11"/>`,
    `<path d="${scallops(26, 452, 600, 720)}" fill="${accent}" stroke="${INK}" stroke-width="9"/>`,
    curls(1),
    curls(-1),
    shape("M540 930H660V1100Q600 1140 540 1100Z", BONE),
    shape(
      pen(
        "600,420 740,450 820,580 822,740 770,890 680,970 600,995 520,970 430,890 378,740 380,580 460,450",
      ),
      BONE,
    ),
    face(accent),
    shape(
      pen(
        "600,392 760,420 850,560 860,690! 800,640 760,560! 700,610 600,560! 500,610 440,560! 400,640 340,690! 350,560 440,420",
      ),
      CURL,
    ),
    line("M600 410V550M500 440C470 480 452 520 446 552M700 440C730 480 748 520 754 552", "#b98f3c"),
    collar(accentPale),
    place(bow(accentDeep), 600, 1180),
    place(bow(accentDeep), 850, 330, 24, 0.8),
    line(
      "M600 1330V1640M420 1400C410 1480 404 1560 404 1640M780 1400C790 1480 796 1560 796 1640",
      accentDeep,
      9,
    ),
  ].join("");
}

function face(accent: string): string {
  const eye = (x: number) =>
    `<ellipse cx="${x}" cy="730" rx="52" ry="60" fill="#3f7fb0" stroke="${INK}" stroke-width="10"/>` +
    disc(x, 738, 28, INK, 0) +
    disc(x + 18, 712, 15, PAPER, 0) +
    line(
      `M${x - 66} 706Q${x} 636 ${x + 66} 706M${x - 50} 680L${x - 70} 660M${x + 50} 680L${x + 70} 660`,
      INK,
      11,
    );
  return (
    eye(494) +
    eye(706) +
    disc(440, 840, 46, "#f6a6ac", 0) +
    disc(760, 840, 46, "#f6a6ac", 0) +
    line("M590 810Q600 820 612 810", INK, 8) +
    flat(pen("600,872! 622,858 644,876 600,920 556,876 578,858"), accent) +
    line("M556 876Q600 890 644 876", INK, 7)
  );
}

// Three long ringlets at one side of the face.
function curls(side: 1 | -1): string {
  const ringlet = (x: number, top: number, rolls: number) =>
    around(rolls, (index) =>
      place(
        shape(pen("-62,-34! 0,-60 62,-34 66,24! 0,54 -66,24"), CURL, 9) +
          line("M-50 -10Q0 18 54 -14", "#b98f3c", 7),
        x,
        top + index * 76,
        0,
        1 - index * 0.04,
      ),
    )
      .toReversed()
      .join("");
  const markup = ringlet(900, 690, 7) + ringlet(826, 650, 8);
  return side === 1 ? markup : `<g transform="translate(1200 0) scale(-1 1)">${markup}</g>`;
}

function collar(pale: string): string {
  const frill = around(7, (index) =>
    disc(370 + index * 77, 1120 + Math.sin(((index + 0.5) / 7) * Math.PI) * 66, 56, PAPER, 9),
  );
  return (
    frill.join("") + shape(pen("380,1070! 600,1160 820,1070! 800,1130! 600,1210 400,1130!"), pale)
  );
}

function bow(fill: string): string {
  return (
    shape(pen("0,0! 70,110 60,230! 20,200! -10,240! -20,110"), fill) +
    shape(pen("0,0! 60,-90 170,-90 176,0 160,80 60,60"), fill) +
    shape(pen("0,0! -60,-90 -170,-90 -176,0 -160,80 -60,60"), fill) +
    disc(0, -4, 40, "#e8c25a", 11)
  );
}

function windingKey(): string {
  return (
    shape("M930 1150H1080V1200H930Z", "#d9a93a") +
    disc(1120, 1100, 70, "#f0c14b", 11) +
    disc(1120, 1250, 70, "#f0c14b", 11) +
    disc(1120, 1100, 28, PAPER, 9) +
    disc(1120, 1250, 28, PAPER, 9)
  );
}
