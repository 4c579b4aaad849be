import { INK, PAPER } from "../../drawing/color";
import { pen } from "../../drawing/pen";
import { disc, flat, line, shape } from "../../drawing/outlined";
import { around, polar } from "../../drawing/shapes";
import { place } from "../../drawing/svg";
import type { EmblemInks } from "./emblem";

/** Mitsunari Samejima: a shark (same) of the screen that surfaces before a reel of film. */
export function samejimaMitsunari({ accent, accentDeep, accentPale }: EmblemInks): string {
  return [
    place(reel(), 850, 430, 14),
    strip(),
    shape(
      pen(
        "600,210! 720,330 800,560 830,860 860,1240 1000,1640! 200,1640! 340,1240 370,860 400,560 480,330",
      ),
      accentDeep,
    ),
    shape(pen("830,1000! 1000,1100 1110,1330!-20,-40 960,1300 870,1360!"), accentDeep),
    shape(pen("370,1000! 200,1100 90,1330!20,-40 240,1300 330,1360!"), accentDeep),
    shape(
      pen("600,560 720,640 770,860 790,1240 880,1640! 320,1640! 410,1240 430,860 480,640"),
      accentPale,
    ),
    jaws(),
    eye(462, 530, -1),
    eye(738, 530, 1),
    line("M560 330L572 350M640 330L628 350", INK, 14),
    line(
      "M812 900L752 930M822 970L756 1000M830 1040L764 1070M388 900L448 930M378 970L444 1000M370 1040L436 1070",
      INK,
      11,
    ),
    waves(accent, 1330, 0),
    waves(accentPale, 1430, 90),
    waves(accent, 1530, 30),
  ].join("");
}

function jaws(): string {
  const upper = around(8, (index) => {
    const x = 476 + index * 31;
    const y = 706 - Math.sin(((index + 0.5) / 8) * Math.PI) * 60;
    return `M${x} ${y}L${x + 15} ${y + 58}L${x + 31} ${y}Z`;
  }).join("");
  const lower = around(6, (index) => {
    const x = 500 + index * 34;
    const y = 800 + Math.sin(((index + 0.5) / 6) * Math.PI) * 74;
    return `M${x} ${y}L${x + 16} ${y - 50}L${x + 34} ${y}Z`;
  }).join("");
  return (
    shape(pen("600,620 700,660 748,740! 700,860 600,910 500,860 452,740! 500,660"), "#8f1f33") +
    flat(pen("600,790 680,820 600,896 520,820"), "#e2667c") +
    `<path d="${upper}${lower}" fill="${PAPER}" stroke="${INK}" stroke-width="7" stroke-linejoin="round"/>`
  );
}

function eye(x: number, y: number, side: 1 | -1): string {
  return (
    disc(x, y, 34, PAPER, 11) +
    disc(x - side * 8, y + 4, 17, INK, 0) +
    line(`M${x - side * 44} ${y - 20}L${x + side * 30} ${y - 48}`, INK, 14)
  );
}

function reel(): string {
  const holes = around(5, (index) => {
    const [x, y] = polar(0, 0, 150, index * 72 - 90);
    return disc(x, y, 62, "#f5c64d", 9);
  });
  return (
    disc(0, 0, 262, "#d9dce5", 12) +
    disc(0, 0, 236, "#aeb4c4", 7) +
    holes.join("") +
    disc(0, 0, 34, INK, 0)
  );
}

function strip(): string {
  const outline = pen(
    "1080,560! 1180,700 1060,900 1180,1100! 1300,1080! 1190,880 1320,680 1240,520!",
  );
  return (
    shape(outline, INK) +
    line("M1130 600C1210 720 1110 860 1200 1060", PAPER, 12).replace(
      "/>",
      ' stroke-dasharray="18 22"/>',
    )
  );
}

function waves(fill: string, y: number, shift: number): string {
  const crests = around(8, () => "q60 -70 120 0t120 0").join("");
  return shape(`M${-200 - shift} ${y}${crests}V1700H-200Z`, fill);
}
