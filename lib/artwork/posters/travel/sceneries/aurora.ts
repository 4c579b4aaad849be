import { disc, flat, line, shape } from "../../../drawing/outlined";
import { pen } from "../../../drawing/pen";
import { around } from "../../../drawing/shapes";
import { place } from "../../../drawing/svg";
import { arch } from "../kit/build";
import { LINE, SHEET, THIN } from "../kit/canvas";
import { fir, glaze, land, solid } from "../kit/land";
import type { Scenery } from "../kit/scenery";
import { bands, stars } from "../kit/sky";

const CYAN = "#57d3e0";
const VIOLET = "#7b4fd0";
const PINK = "#ff6fae";
const SNOW = { fill: "#eef6ff", dark: "#bcd3ee" };
const NIGHT = "#10233a";

/** A forest under the northern lights, and the bottle that somebody lives in. */
export const aurora: Scenery = {
  spots: [VIOLET, PINK, CYAN],
  title: "sky",
  draw: ({ base, second, paper }) =>
    bands([SHEET.top, NIGHT], [120, "#15304c"], [420, "#1c4460"], [640, "#2a6076"]) +
    stars("aurora", 110, [-1280, -420, 1000, 560], "#eaf7ff") +
    curtain(
      "-1290,120! -1000,-40 -700,90 -420,-60 -100,60 180,-70 480,60 760,-40 1010,60!",
      420,
      VIOLET,
    ) +
    curtain(
      "-1290,260! -960,120 -640,250 -340,110 -20,240 300,90 600,230 840,130 1010,210!",
      330,
      CYAN,
    ) +
    curtain("-1290,420! -900,280 -600,400 -260,270 60,400 340,260 660,390 1010,300!", 250, base) +
    curtain("-1290,560! -980,470 -640,560 -300,460 0,550 320,450 640,560 1010,480!", 110, PINK) +
    hills() +
    trees(820, 150, 17, "#1f4d56", "#17394a") +
    land("-1290,900! -900,850 -500,910 -120,850 300,910 700,850 1010,900!", SNOW.dark) +
    trees(940, 230, 9, "#2f7a5c", "#1d5650") +
    land(
      "-1290,1030! -820,970 -400,1020 0,990 420,1030 800,970 1010,1020!",
      SNOW.fill,
      flat("M-1290 1120Q-700 1050 -100 1110T1010 1080V1340H-1290Z", SNOW.dark),
    ) +
    way() +
    bottle(base, second, paper) +
    foreground(),
};

// A ribbon of light that hangs in folds and fades in stripes.
function curtain(edge: string, depth: number, fill: string): string {
  const veil = (drop: number, opacity: number) => {
    const points = edge.split(" ").map((stop) => {
      const [x = "0", y = "0"] = stop.replace("!", "").split(",");
      return [Number(x), Number(y)] as const;
    });
    const top = points
      .map(([x, y], index) => `${x},${y}${index === 0 || index === points.length - 1 ? "!" : ""}`)
      .join(" ");
    const foot = points
      .toReversed()
      .map(
        ([x, y], index) =>
          `${x + 60},${Math.round(y + drop * (index % 2 ? 1 : 0.72))}${index === 0 || index === points.length - 1 ? "!" : ""}`,
      )
      .join(" ");
    return glaze(pen(`${top} ${foot}`), fill, opacity);
  };
  return [
    [1, 0.26],
    [0.7, 0.34],
    [0.4, 0.5],
    [0.16, 0.9],
  ]
    .map(([share = 1, opacity = 1]) => veil(depth * share, opacity))
    .join("");
}

const hills = () =>
  shape(
    "M-1300 900L-1120 690L-980 780L-760 610L-560 790L-380 700L-220 800L60 640L260 790L420 690L600 800L800 620L1020 800V920H-1300Z",
    "#23566e",
    LINE,
  ) +
  flat(
    "M-760 610L-690 690L-740 700L-780 676L-810 700L-830 664ZM60 640L140 702L90 712L60 690L20 716L-10 696ZM800 620L880 692L830 706L800 680L764 706L738 680ZM-1120 690L-1060 730L-1130 740L-1160 736Z",
    SNOW.fill,
  );

function trees(base: number, height: number, count: number, fill: string, dark: string): string {
  const step = 2300 / count;
  return around(count, (index) => {
    const x = SHEET.left + (index + 0.4) * step;
    const size = height * (0.8 + ((index * 37) % 10) / 24);
    const isBehindHouse = height > 200 && Math.abs(x) < 190;
    return isBehindHouse ? "" : fir(x, base + ((index * 53) % 40) - 20, size, fill, dark);
  }).join("");
}

// A round flask for a house: a light in its belly, smoke of three colours out of its neck.
function bottle(base: string, second: string, paper: string): string {
  const glass =
    "M-62 560V690C-190 740 -250 840 -220 950C-196 1030 -120 1070 0 1070S196 1030 220 950C250 840 190 740 62 690V560Z";
  const potion = "M-260 850Q-180 800 -110 850T40 850T180 850T260 850V1090H-260Z";
  return (
    smoke() +
    solid(
      glass,
      "#cfeaf0",
      flat(potion, base) +
        flat("M-260 890Q-180 840 -110 890T40 890T180 890T260 890V1090H-260Z", second) +
        glaze("M120 640Q230 820 110 1090H280V560H120Z", "#2f7a5c", 0.28) +
        [
          [-150, 930, 18],
          [150, 900, 22],
          [-100, 800, 13],
          [110, 780, 15],
          [176, 980, 13],
          [-176, 990, 14],
          [-30, 740, 11],
          [24, 690, 9],
        ]
          .map(([x = 0, y = 0, r = 0]) => disc(x, y, r, paper, 5))
          .join("") +
        flat("M-186 850Q-170 770 -96 736L-86 756Q-150 786 -164 856Z", paper),
      LINE,
    ) +
    shape("M-88 566h176v-40h-176Z", "#cfeaf0", LINE) +
    shape("M-70 620h140v34h-140Z", VIOLET, THIN) +
    shape("M-220 1070Q0 1140 220 1070L240 1104Q0 1170 -240 1104Z", SNOW.fill, THIN) +
    arch(0, 1100, 110, 180, "#6b3f2a") +
    line("M-26 1096V940M26 1096V940", "#4a2818", 6) +
    disc(34, 1020, 8, "#ffd45c", 5) +
    disc(-118, 950, 44, "#ffe98a", LINE) +
    line("M-118 906V994M-162 950H-74", "#17131c", 7) +
    disc(118, 950, 44, "#ffe98a", LINE) +
    line("M118 906V994M74 950H162", "#17131c", 7) +
    shape("M-92 526Q-40 494 0 508T92 526Z", SNOW.fill, THIN) +
    line("M0 900V870", "#17131c", 6) +
    disc(0, 886, 15, "#ffd45c", 5)
  );
}

const smoke = () =>
  [
    [10, 470, 40, CYAN],
    [52, 404, 52, PINK],
    [24, 322, 64, VIOLET],
    [86, 236, 50, CYAN],
    [150, 180, 34, PINK],
  ]
    .map(([x = 0, y = 0, r = 0, fill = ""]) =>
      disc(Number(x), Number(y), Number(r), String(fill), THIN),
    )
    .join("");

const way = () =>
  solid(
    "M-50 1100H54Q60 1180 -40 1220T-200 1340H160Q160 1270 200 1220T120 1100Z",
    "#fdf1d8",
    flat("M70 1096Q100 1180 20 1230T-20 1340H180Q180 1270 220 1220T140 1096Z", "#e3cfae"),
    THIN,
  );

function foreground(): string {
  const post =
    line("M0 60V-130", "#17131c", 24) +
    line("M0 56V-126", "#a8693f", 12) +
    shape("M-20 -120H110L136 -96L110 -72H-20Z", "#e8b06a", THIN) +
    shape("M20 -58H-104L-130 -36L-104 -14H20Z", "#e8b06a", THIN) +
    flat("M-16 -144Q0 -156 20 -142L112 -134V-120H-20Z", SNOW.fill);
  return (
    place(post, 330, 1170) +
    [
      [-470, 1250, 300],
      [-360, 1280, 220],
      [500, 1262, 330],
      [420, 1290, 190],
      [-660, 1250, 280],
      [-840, 1270, 340],
      [-1020, 1250, 260],
      [-1180, 1280, 320],
      [680, 1270, 270],
      [860, 1270, 330],
    ]
      .map(([x = 0, y = 0, height = 0]) => fir(x, y, height, "#3f9a69", "#235f55"))
      .join("") +
    shape(
      "M-1290 1340V1270Q-900 1220 -500 1262T-160 1340ZM180 1340Q300 1260 560 1270T1010 1262V1340Z",
      SNOW.fill,
      LINE,
    )
  );
}
