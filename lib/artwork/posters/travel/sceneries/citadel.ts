import { disc, flat, line, shape } from "../../../drawing/outlined";
import { around } from "../../../drawing/shapes";
import { place } from "../../../drawing/svg";
import { arch, merlons, pennant, spire, wall, windows } from "../kit/build";
import { LINE, SHEET, THIN } from "../kit/canvas";
import { cypress, glints, land, solid } from "../kit/land";
import type { Scenery } from "../kit/scenery";
import { bands, birds, cloud, rays, rings } from "../kit/sky";

const STONE = { fill: "#fbf4e6", dark: "#cfc6cf" };
const GOLD = "#f0c14b";
const RED = "#c43a52";
const GRASS = { fill: "#8cc59a", dark: "#5fa07f" };

/** A walled town on a hill, flags out, gate down. */
export const citadel: Scenery = {
  spots: [GOLD, RED],
  title: "foot",
  draw: ({ base, second, deep, paper }) => {
    const roof = { fill: base, dark: deep };
    return (
      bands([SHEET.top, "#6f9fe0"], [200, "#9cc3f0"], [400, "#c9e2f7"], [580, "#fdf0d0"]) +
      rays(0, 480, 24, "#ffffff", 4, 0.22) +
      rings(0, 430, [350, "#fbe9b4"], [290, "#ffdf7a"]) +
      cloud(-1180, 380, 420, paper) +
      cloud(-560, 300, 200, paper) +
      cloud(400, 420, 220, paper) +
      cloud(640, 260, 330, paper) +
      birds([
        [300, 230, 22],
        [350, 260, 16],
        [-330, 400, 18],
      ]) +
      land(
        "-1290,820! -1060,680 -800,790 -520,700 -200,790 240,720 560,800 820,690 1010,790!",
        "#9db6e0",
        flat(
          "M-1060 680Q-960 760 -1000 900H-760Q-700 860 -800 790ZM820 690Q880 780 840 900H1020V760Z",
          second,
        ),
      ) +
      hill() +
      keep(roof) +
      walls(roof, base) +
      river() +
      meadow(base, paper) +
      gatehouse(roof)
    );
  },
};

const hill = () =>
  land(
    "-1290,930! -900,900 -620,930 -470,850 -330,720 0,640 330,720 470,850 640,930 1010,900!",
    GRASS.fill,
    flat("M120 640Q260 740 240 900T330 1340H1010V640Z", GRASS.dark),
  );

function tower(
  x: number,
  base: number,
  width: number,
  height: number,
  cap: number,
  roof: { fill: string; dark: string },
  flag?: string,
): string {
  return (
    wall(x, base, width, height, STONE) +
    shape(`M${x - 9} ${base - height + 8}h${width + 18}v-28h${-width - 18}Z`, STONE.dark, THIN) +
    spire(x, base - height - 20, width, cap, roof, 14) +
    (flag === undefined
      ? disc(x + width / 2, base - height - 24 - cap, 8, GOLD, 5)
      : pennant(x + width / 2, base - height - 14 - cap, 54, 76, flag)) +
    arch(x + width / 2, base - height + 92, width * 0.26, 50, "#2c3f6b", 0)
  );
}

function keep(roof: { fill: string; dark: string }): string {
  return (
    tower(-196, 720, 78, 230, 130, roof, RED) +
    tower(118, 720, 78, 230, 130, roof, RED) +
    wall(-130, 730, 260, 260, STONE) +
    merlons(-130, 470, 260, 6, 30, STONE) +
    tower(-60, 480, 120, 140, 190, roof, GOLD) +
    windows(-96, 520, [5, 1], [44, 0], [20, 50], "#2c3f6b") +
    disc(0, 398, 30, GOLD, 7) +
    line("M0 398V378M0 398H14", "#17131c", 6)
  );
}

// The town wall, with five banners: one for each of them.
function walls(roof: { fill: string; dark: string }, base: string): string {
  const banner = (x: number, y: number, fill: string) =>
    shape(`M${x - 30} ${y}h60v130l-30 -28l-30 28Z`, fill, THIN) +
    shape(`M${x - 38} ${y - 8}h76v16h-76Z`, GOLD, 5) +
    flat(`M${x} ${y + 28}l15 16v26l-15 16l-15 -16v-26Z`, GOLD);
  const houses = around(9, (index) => {
    const x = -380 + index * 84;
    const height = 84 + ((index * 41) % 50);
    return (
      wall(x, 840, 80, height, {
        fill: ["#f6d9c0", "#f0e4d0", "#e3c7c0"][index % 3] ?? "#f6d9c0",
        dark: "#b99fa8",
      }) +
      spire(
        x,
        840 - height,
        80,
        54,
        { fill: index % 3 === 1 ? RED : "#d0704c", dark: "#8f3a44" },
        6,
      ) +
      windows(x + 18, 840 - height + 20, [2, 2], [28, 40], [16, 22], "#2c3f6b")
    );
  });
  return (
    houses.join("") +
    wall(-470, 1000, 940, 170, STONE) +
    merlons(-470, 830, 940, 19, 28, STONE) +
    line(
      "M-440 880h70M-300 930h60M-120 880h50M120 930h60M300 880h60M-430 960h50M230 970h60M-60 960h40M390 950h50",
      "#cfc6cf",
      7,
    ) +
    tower(-540, 1010, 110, 280, 150, roof, GOLD) +
    tower(430, 1010, 110, 280, 150, roof, GOLD) +
    banner(-350, 862, base) +
    banner(-220, 862, RED) +
    banner(220, 862, RED) +
    banner(350, 862, base)
  );
}

function gatehouse(roof: { fill: string; dark: string }): string {
  return (
    solid(
      "M-70 1010H70L170 1340H-170Z",
      "#d9b98f",
      line(around(8, (index) => `M-200 ${1030 + index * 42}H200`).join(""), "#a8835e", 7),
      LINE,
    ) +
    line("M-76 1000L-150 1230M76 1000L150 1230", "#17131c", 7) +
    wall(-92, 1014, 184, 250, STONE) +
    merlons(-104, 764, 208, 5, 32, STONE) +
    tower(-156, 1018, 74, 300, 120, roof) +
    tower(82, 1018, 74, 300, 120, roof) +
    arch(0, 1014, 108, 150, "#2c3f6b") +
    line("M-30 1010V884M0 1010V868M30 1010V884M-52 930H52M-52 970H52", "#17131c", 6) +
    shape("M-34 790h68v44q0 30 -34 46q-34 -16 -34 -46Z", roof.fill, THIN) +
    line("M0 796V872M-28 826H28", GOLD, 9)
  );
}

const river = () =>
  flat("M-1290 1080Q-700 1030 -300 1060T300 1060T1010 1070V1190H-1290Z", "#5b9bd6") +
  line("M-1290 1080Q-700 1030 -300 1060T300 1060T1010 1070", "#17131c", LINE) +
  glints("citadel", 26, [-1280, 1080, 1000, 1160], "#d3e8fa");

function tent(x: number, y: number, size: number, one: string, paper: string): string {
  return place(
    solid(
      "M-96 -80L-110 40H110L96 -80Z",
      one,
      flat("M-60 -90L-66 50H-22L-20 -90ZM20 -90L22 50H66L60 -90Z", paper),
      THIN,
    ) +
      solid(
        "M0 -200L128 -78Q96 -56 64 -78Q32 -56 0 -78Q-32 -56 -64 -78Q-96 -56 -128 -78Z",
        one,
        flat("M0 -210L-60 -60H-20L0 -210L20 -60H60Z", paper),
        THIN,
      ) +
      flat("M-24 42L0 -50L24 42Z", "#2c3f6b") +
      pennant(0, -196, 50, 60, GOLD),
    x,
    y,
    0,
    size,
  );
}

function meadow(base: string, paper: string): string {
  return (
    land(
      "-1290,1170! -800,1120 -360,1150 0,1140 360,1150 760,1110 1010,1160!",
      GRASS.fill,
      flat("M-1290 1270Q-700 1210 0 1260T1010 1230V1340H-1290Z", GRASS.dark),
    ) +
    tent(-380, 1200, 0.9, RED, paper) +
    tent(380, 1206, 0.9, base, paper) +
    tent(-800, 1190, 1, base, paper) +
    tent(-1080, 1210, 1.1, RED, paper) +
    tent(780, 1190, 1, RED, paper) +
    [
      [-530, 1190, 150],
      [530, 1190, 160],
      [-620, 1210, 190],
      [640, 1200, 180],
      [-930, 1190, 170],
      [920, 1200, 170],
    ]
      .map(([x = 0, y = 0, height = 0]) => cypress(x, y, height, "#4a8a6c", "#2f6a58"))
      .join("")
  );
}
