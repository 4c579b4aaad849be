import { disc, flat, line, shape } from "../../../drawing/outlined";
import { around } from "../../../drawing/shapes";
import { place } from "../../../drawing/svg";
import { arch, dome, wall, windows } from "../kit/build";
import { LINE, SHEET, THIN } from "../kit/canvas";
import { glints, glitter, solid } from "../kit/land";
import type { Scenery } from "../kit/scenery";
import { bands, birds, rings } from "../kit/sky";

const GOLD = "#e3b04b";
const ROSE = "#f0a7b8";
const STONE = { fill: "#f3dcc8", dark: "#cf9f97" };
const SLATE = { fill: "#5b3a57", dark: "#43294a" };
const NIGHT = "#3a1730";

/** An old theatre quarter by a canal, and a puppet on its bridge whose strings go up a long way. */
export const theatre: Scenery = {
  spots: [GOLD, ROSE],
  title: "foot",
  draw: ({ base, second, paper }) =>
    bands(
      [SHEET.top, "#6d1a3a"],
      [180, base],
      [330, "#b24763"],
      [470, "#d97f86"],
      [590, ROSE],
      [690, "#fbd9b8"],
    ) +
    rings(0, 640, [330, "#fbd9b8"], [270, "#ffe9b0"]) +
    birds([
      [-330, 380, 20],
      [-290, 410, 16],
      [320, 350, 22],
    ]) +
    houses() +
    playhouse(base, paper) +
    flat(`M${SHEET.left} 968H${SHEET.right}V${SHEET.bottom}H${SHEET.left}Z`, base) +
    line(`M${SHEET.left} 968H${SHEET.right}`, "#17131c", LINE) +
    glints("theatre", 46, [-1280, 1010, 1000, 1310], second) +
    glitter(0, 1080, 1310, 260, ROSE) +
    bridge() +
    gondola(-860, 1190) +
    gondola(730, 1210) +
    puppet(paper, base),
};

function house(x: number, width: number, height: number, tone: number): string {
  const walls =
    [{ fill: "#eec3ad", dark: "#c98d88" }, STONE, { fill: "#d89a97", dark: "#a9656f" }][tone % 3] ??
    STONE;
  const top = 968 - height;
  const floors = Math.floor((height - 90) / 92);
  const columns = Math.floor((width - 30) / 56);
  const left = x + (width - (columns - 1) * 56 - 28) / 2;
  return (
    solid(
      `M${x + 4} ${top}L${x + 24} ${top - 96}H${x + width - 24}L${x + width - 4} ${top}Z`,
      SLATE.fill,
      flat(`M${x + width * 0.66} ${top - 110}h${width}v140h${-width}Z`, SLATE.dark),
      THIN,
    ) +
    shape(`M${x + width * 0.3} ${top - 96}v-44h30v44Z`, "#b5626a", THIN) +
    wall(x, 968, width, height, walls) +
    around(columns, (at) =>
      arch(left + 14 + at * 56, top - 22, 30, 48, at % 2 ? "#ffe9b0" : NIGHT),
    ).join("") +
    windows(
      left,
      top + 26,
      [columns, floors],
      [56, 92],
      [28, 54],
      NIGHT,
      (c, r) => (c * 2 + r * 3 + tone) % 4 === 0,
    ) +
    windows(
      left,
      top + 26,
      [columns, floors],
      [56, 92],
      [28, 54],
      "#ffe9b0",
      (c, r) => (c * 2 + r * 3 + tone) % 4 !== 0,
    ) +
    line(
      around(floors, (at) => `M${x + 8} ${top + 88 + at * 92}H${x + width - 8}`).join(""),
      NIGHT,
      5,
    ) +
    around(Math.max(1, columns - 1), (at) =>
      arch(left + 28 + at * 56, 968, 38, 64, at % 2 ? "#8c2346" : NIGHT),
    ).join("")
  );
}

const houses = (): string =>
  [
    [-1290, 190, 470],
    [-1100, 170, 390],
    [-930, 200, 500],
    [-730, 170, 410],
    [-560, 170, 480],
    [-390, 150, 380],
    [250, 150, 400],
    [400, 180, 500],
    [580, 170, 420],
    [750, 200, 480],
    [950, 180, 400],
  ]
    .map(([x = 0, width = 0, height = 0], index) => house(x, width, height, index))
    .join("");

function playhouse(base: string, paper: string): string {
  const column = (x: number) =>
    wall(x - 15, 930, 30, 250, STONE) +
    shape(`M${x - 24} 680h48v-20h-48Z`, GOLD, THIN) +
    shape(`M${x - 24} 930h48v22h-48Z`, STONE.fill, THIN);
  return (
    dome(-150, 520, 300, 150, { fill: "#7d9c8f", dark: "#5b7c74" }) +
    shape("M-30 380h60v-34h-60Z", GOLD, THIN) +
    dome(-22, 346, 44, 40, { fill: "#7d9c8f", dark: "#5b7c74" }) +
    wall(-190, 660, 380, 150, STONE) +
    windows(-164, 552, [8, 1], [43, 0], [24, 60], NIGHT) +
    shape("M-206 512h412v-22h-412Z", GOLD, THIN) +
    wall(-270, 968, 540, 310, STONE) +
    shape("M-300 664L0 560L300 664Z", STONE.fill, LINE) +
    flat("M-210 646L0 582L210 646Z", base) +
    disc(0, 626, 22, GOLD, 6) +
    shape("M-196 952V700H196V952Z", NIGHT, THIN) +
    shape(
      "M-196 700H196V742Q150 790 98 742Q50 790 0 742Q-50 790 -98 742Q-150 790 -196 742Z",
      base,
      THIN,
    ) +
    shape("M-196 740Q-110 830 -176 952H-196ZM196 740Q110 830 176 952H196Z", base, THIN) +
    line("M-184 760Q-140 850 -186 930M184 760Q140 850 186 930", GOLD, 5) +
    flat("M-90 952L-40 770H40L90 952Z", "#ffe9b0") +
    [-236, -214, 214, 236].map(column).join("") +
    shape("M-290 968v-18h580v18Z", paper, THIN)
  );
}

function bridge(): string {
  const deck =
    "M-1300 1056H-560Q-280 1050 -180 1010Q0 950 180 1010Q280 1050 560 1056H1020V1110H560Q420 1112 330 1190H300Q220 1060 0 1060T-300 1190H-330Q-420 1112 -560 1110H-1300Z";
  return (
    solid(
      deck,
      "#b98a8e",
      flat(
        "M-1300 1084H-560Q-300 1080 -190 1040Q0 976 190 1040Q300 1080 560 1084H1020V1260H-1300Z",
        "#8d5c6c",
      ),
      LINE,
    ) +
    [-470, -250, 250, 470]
      .map((x) => {
        const foot = Math.abs(x) > 300 ? 1052 : 1038;
        return (
          line(`M${x} ${foot}V${foot - 96}`, "#17131c", 12) +
          shape(
            `M${x - 20} ${foot - 90}L${x - 14} ${foot - 140}H${x + 14}L${x + 20} ${foot - 90}Z`,
            "#ffe9b0",
            THIN,
          ) +
          shape(`M${x - 22} ${foot - 138}L${x} ${foot - 162}L${x + 22} ${foot - 138}Z`, NIGHT, THIN)
        );
      })
      .join("")
  );
}

function gondola(x: number, y: number): string {
  return place(
    shape("M-190 -40Q-150 30 0 30T190 -40Q150 -4 110 -8H-110Q-150 -8 -190 -40Z", NIGHT, LINE) +
      shape("M-60 -8V-70H60V-8Z", "#8c2346", THIN) +
      shape("M-74 -66H74L60 -90H-60Z", GOLD, THIN),
    x,
    y,
  );
}

// The cross, its five strings, and the puppet in white.
function puppet(paper: string, base: string): string {
  const size = 1.35;
  const up = (y: number) => 1004 - (1004 - y) * size;
  const body =
    line("M-36 872L-96 812M36 872L96 776", paper, 30) +
    line("M-22 930L-50 966L-30 1000M22 930L52 940L60 990", paper, 30) +
    shape("M-62 948L-30 850H30L62 948Q0 976 -62 948Z", paper, THIN) +
    shape("M-56 862Q0 830 56 862Q40 888 0 884T-56 862Z", base, THIN) +
    disc(0, 818, 40, paper, THIN) +
    shape("M-34 800L0 732L34 800Q0 784 -34 800Z", base, THIN) +
    disc(0, 730, 11, GOLD, 5) +
    flat("M-18 812l10 12l-10 12l-10 -12ZM18 812l10 12l-10 12l-10 -12Z", NIGHT) +
    line("M-12 842Q0 850 12 842", base, 6) +
    disc(0, 894, 8, base, 0) +
    disc(0, 922, 8, base, 0) +
    disc(-98, 808, 15, paper, 5) +
    disc(98, 772, 15, paper, 5) +
    shape("M-44 996h34v18h-44Z", base, 5) +
    shape("M48 986h36v18h-44Z", base, 5);
  return (
    line(
      `M0 290V${up(730)}M-262 176L${-98 * size} ${up(808)}M262 176L${98 * size} ${up(772)}M-140 176L${-50 * size} ${up(966)}M140 176L${52 * size} ${up(940)}`,
      "#fff3e0",
      5,
    ) +
    solid(
      "M-290 152L282 152L282 196L-290 196Z",
      "#c98a4b",
      flat("M-300 178H300V210H-300Z", "#9c6233"),
      LINE,
    ) +
    solid("M-34 70H34L26 296H-26Z", "#c98a4b", flat("M6 60H60V300H0Z", "#9c6233"), LINE) +
    disc(0, 174, 16, GOLD, 6) +
    place(body, 0, 1004 - 1004 * size, 0, size)
  );
}
