import { disc, flat, line, shape } from "../../../drawing/outlined";
import { pen } from "../../../drawing/pen";
import { random } from "../../../drawing/random";
import { around, regular } from "../../../drawing/shapes";
import { circle, place } from "../../../drawing/svg";
import { arch, pennant } from "../kit/build";
import { LINE, SHEET, THIN } from "../kit/canvas";
import { fir, glaze, land, solid } from "../kit/land";
import type { Scenery } from "../kit/scenery";
import { bands, cloud, rays, rings } from "../kit/sky";

const GLASS = "#d7f4f2";
const GREEN = { fill: "#4fa86b", dark: "#2f7d5a" };
const VIOLET = { fill: "#8d6fd1", dark: "#6549a8" };

/** A botanical garden in the mountains: a house of glass, and flowers better looked at than tasted. */
export const glasshouse: Scenery = {
  spots: ["#f2d24b", "#b7a4e6"],
  title: "sky",
  draw: ({ base, second, paper, spots }) =>
    bands([SHEET.top, base], [80, second], [330, "#a5e0e4"], [540, "#ddf3ea"]) +
    rays(240, 330, 24, "#ffffff", 2, 0.16) +
    rings(240, 330, [230, "#fdf3c0"], [180, spots[0]]) +
    cloud(-1220, 420, 360, paper) +
    cloud(560, 330, 320, paper) +
    mountains(paper) +
    land("-1290,800! -900,740 -500,800 -100,760 300,810 700,750 1010,800!", "#7cc48a") +
    firs() +
    house(base, paper) +
    land("-1290,1010! -700,970 -300,990 0,986 300,990 700,970 1010,1010!", "#a5d98a") +
    parterre(paper) +
    monkshood(),
};

function mountains(paper: string): string {
  const peak = (outline: string, snow: string, shadow: string) =>
    solid(pen(outline), "#6fa6bd", flat(pen(shadow), "#4c829f") + flat(pen(snow), paper), LINE);
  return (
    peak(
      "-1300,900! -1040,470! -900,600! -760,520! -480,900!",
      "-1040,440! -1130,640! -1080,600! -1040,650! -990,590! -950,640! -900,590!",
      "-1040,470! -980,640! -1030,740! -960,900! -480,900! -760,520! -800,640! -900,600!",
    ) +
    peak(
      "320,900! 620,430! 730,560! 830,490! 1020,740! 1020,900!",
      "620,400! 520,620! 570,580! 620,640! 670,580! 730,580!",
      "620,430! 690,600! 640,760! 720,900! 1020,900! 1020,700! 830,490! 800,620!",
    ) +
    peak(
      "-640,900! -180,200! -60,360! 40,290! 470,900!",
      "-180,150! -340,450! -270,410! -220,500! -160,420! -110,500! -50,400! 20,450! 60,300! 40,250! -60,370!",
      "-180,200! -100,440! -170,640! -60,900! 500,900! 40,290! 60,450! -20,520! -60,360!",
    )
  );
}

function firs(): string {
  return [
    [-560, 850, 170],
    [-480, 870, 210],
    [-640, 870, 190],
    [470, 850, 180],
    [550, 868, 220],
    [640, 850, 170],
    [-820, 850, 200],
    [-920, 860, 160],
    [-1090, 850, 220],
    [-1190, 860, 180],
    [760, 860, 230],
    [880, 860, 190],
  ]
    .map(([x = 0, y = 0, height = 0]) => fir(x, y, height, GREEN.fill, GREEN.dark))
    .join("");
}

function plants(left: number, right: number, base: number, height: number): string {
  const numbers = random(`plants ${left}`);
  return around(Math.round((right - left) / 34), (index) => {
    const x = left + 18 + index * 34;
    const top = base - height * numbers.between(0.45, 1);
    return flat(
      `M${x} ${base}Q${x - 40} ${(top + base) / 2} ${x - 18} ${top}Q${x + 6} ${top + 40} ${x} ${base}Q${x + 40} ${(top + base) / 2} ${x + 20} ${top + 26}Q${x + 2} ${top + 60} ${x} ${base}Z`,
      index % 2 ? GREEN.fill : GREEN.dark,
    );
  }).join("");
}

function house(base: string, paper: string): string {
  const wing = (x: number) => {
    const d = `M${x} 1000V830Q${x} 760 ${x + 115} 760T${x + 230} 830V1000Z`;
    return (
      solid(
        d,
        GLASS,
        plants(x, x + 230, 1004, 150) +
          glaze(`M${x + 150} 740h100v270h-100Z`, base, 0.25) +
          line(
            `M${x + 46} 750V1000M${x + 92} 750V1000M${x + 138} 750V1000M${x + 184} 750V1000M${x} 880h230`,
            paper,
            8,
          ),
        LINE,
      ) + shape(`M${x - 12} 1010v-26h254v26Z`, paper, THIN)
    );
  };
  const dome = "M-210 1000V700C-210 560 -120 470 0 470S210 560 210 700V1000Z";
  const ribs =
    "M-140 1000V700Q-130 560 0 470M-70 1000V700Q-70 560 0 470M0 1000V470M70 1000V700Q70 560 0 470M140 1000V700Q130 560 0 470M-210 700H210M-205 620H205M-210 800H210";
  return (
    wing(-440) +
    wing(210) +
    solid(
      dome,
      GLASS,
      plants(-210, 210, 1004, 330) +
        tree() +
        glaze("M110 440H240V1010H140Q180 700 60 480Z", base, 0.3) +
        line(ribs, paper, 8) +
        flat("M-184 680Q-160 570 -84 516L-62 536Q-130 590 -150 690Z", paper),
      LINE,
    ) +
    shape("M-40 474h80v-44h-80Z", GLASS, THIN) +
    shape("M-54 430Q0 370 54 430Z", base, THIN) +
    pennant(0, 394, 84, 88, "#e8506b") +
    shape("M-228 1012v-30h456v30Z", paper, THIN) +
    arch(0, 1004, 112, 180, paper) +
    arch(0, 1004, 76, 150, VIOLET.dark)
  );
}

const tree = () =>
  shape("M-14 1004Q0 860 -8 760H8Q6 860 16 1004Z", "#8a6248", 5) +
  [
    [-60, 730, 62],
    [50, 720, 66],
    [0, 660, 72],
  ]
    .map(([x = 0, y = 0, r = 0], index) =>
      circle(x, y, r, { fill: index === 1 ? GREEN.dark : GREEN.fill }),
    )
    .join("") +
  [
    [-50, 700],
    [20, 640],
    [60, 720],
    [-10, 730],
  ]
    .map(([x = 0, y = 0]) => disc(x, y, 14, "#f2d24b", 0))
    .join("");

// Beds cut as hexagons, as a chemist would draw them.
function parterre(paper: string): string {
  const bed = (x: number, y: number, size: number) =>
    place(
      `<g transform="scale(1 0.42)">${shape(regular(6, 120, 0), GREEN.dark, 12) + shape(regular(6, 88, 0), "#a5d98a", 8) + around(6, (index) => circle(Math.cos(index * 1.047) * 60, Math.sin(index * 1.047) * 60, 20, { fill: index % 2 ? "#e8506b" : "#f2d24b" })).join("")}</g>`,
      x,
      y,
      0,
      size,
    );
  return (
    solid("M-56 1004H56L150 1340H-150Z", paper, flat("M10 1000H80L200 1340H40Z", "#e6ddd0"), THIN) +
    bed(-260, 1070, 0.9) +
    bed(260, 1070, 0.9) +
    bed(-520, 1064, 0.8) +
    bed(520, 1064, 0.8) +
    bed(-800, 1064, 0.9) +
    bed(-1090, 1070, 0.9) +
    bed(800, 1068, 0.9)
  );
}

function monkshood(): string {
  const stalk = (x: number, base: number, size: number) =>
    place(
      line("M0 40V-210", GREEN.dark, 10) +
        flat("M0 20Q-70 0 -90 -50Q-30 -50 0 10Q30 -50 90 -50Q70 0 0 20Z", GREEN.fill) +
        around(6, (row) => {
          const y = -40 - row * 32;
          const width = 34 - row * 3.6;
          return [-1, 1]
            .map((side) =>
              shape(
                `M${side * 4} ${y + 8}q${side * width} 10 ${side * width} -22q0 -24 ${-side * width * 0.6} -24q${-side * width * 0.6} 6 ${-side * width * 0.4} 46Z`,
                side < 0 ? VIOLET.fill : VIOLET.dark,
                5,
              ),
            )
            .join("");
        }).join("") +
        disc(0, -232, 12, VIOLET.fill, 5),
      x,
      base,
      0,
      size,
    );
  const spots = [
    [-500, 1290, 0.9],
    [-420, 1320, 1.1],
    [-330, 1290, 0.85],
    [-250, 1330, 1],
    [240, 1300, 0.9],
    [330, 1330, 1.1],
    [420, 1290, 0.9],
    [500, 1320, 1.05],
    [-640, 1310, 1],
    [-760, 1290, 0.9],
    [-880, 1320, 1.1],
    [-1010, 1290, 0.9],
    [-1130, 1320, 1.1],
    [-1230, 1290, 0.9],
    [640, 1300, 1],
    [760, 1320, 1.1],
    [880, 1290, 0.9],
  ] as const;
  return (
    land(
      "-1290,1250! -700,1216 -300,1250 -150,1290 150,1290 300,1250 700,1216 1010,1250!",
      GREEN.fill,
    ) + spots.map(([x, y, size]) => stalk(x, y, size)).join("")
  );
}
