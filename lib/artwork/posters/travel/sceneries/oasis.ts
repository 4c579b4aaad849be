import { disc, flat, line, shape } from "../../../drawing/outlined";
import { pen } from "../../../drawing/pen";
import { around, polar, sparkle } from "../../../drawing/shapes";
import { arch, dome, wall } from "../kit/build";
import { LINE, SHEET, THIN } from "../kit/canvas";
import { glaze, glints, land, palm, solid } from "../kit/land";
import type { Scenery } from "../kit/scenery";
import { bands, birds, rays, rings } from "../kit/sky";

const GOLD = { fill: "#e7bd55", dark: "#bd8b2f" };
const SAND = ["#f2ddb0", "#e3c288", "#cda266"] as const;
const STONE = { fill: "#f7efe2", dark: "#cbbdb6" };
const WINE = "#8e2f44";
const LEAF = { trunk: "#8a6248", leaf: "#6f9a5a", dark: "#4a7350" };

/** A walled garden in the desert: four palms, and a gate that opens for guests on the list. */
export const oasis: Scenery = {
  spots: [GOLD.fill, WINE],
  title: "spine",
  draw: ({ base, paper }) =>
    bands(
      [SHEET.top, base],
      [-110, "#7c6a68"],
      [90, "#a98474"],
      [290, "#d3a67c"],
      [470, "#efcf98"],
    ) +
    rays(0, 470, 30, "#fff3d6", 3, 0.16) +
    rings(0, 440, [330, "#f6dfa6"], [270, "#fdf0c4"]) +
    birds([
      [-250, 300, 22],
      [-200, 340, 16],
      [280, 250, 20],
    ]) +
    pyramids() +
    land(
      "-1290,790! -900,700 -480,800 -150,740 250,800 650,700 1010,790!",
      SAND[0],
      flat(
        "M-900 700Q-700 760 -480 800T-150 740Q-300 860 -600 900H-1000Q-760 800 -900 700ZM650 700Q760 760 700 900H1020V760Z",
        SAND[1],
      ),
    ) +
    garden() +
    palm(-250, 900, 660, -60, LEAF) +
    palm(250, 900, 660, 60, LEAF) +
    gate(paper) +
    palm(-420, 1030, 400, 20, LEAF) +
    palm(420, 1030, 400, -20, LEAF) +
    pool(base) +
    wings() +
    foreground(),
};

function pyramids(): string {
  const hill = (x: number, y: number, half: number, up: number) =>
    solid(
      `M${x - half} ${y}L${x} ${y - up}L${x + half} ${y}Z`,
      "#c3a184",
      flat(`M${x} ${y - up}L${x + half} ${y}H${x + half * 0.25}Z`, "#9c7c70"),
      THIN,
    );
  return hill(-760, 800, 260, 250) + hill(-1040, 800, 200, 170) + hill(700, 790, 230, 210);
}

function garden(): string {
  const block = (x: number) =>
    wall(x, 960, 420, 180, STONE) +
    around(7, (index) =>
      shape(`M${x + 10 + index * 60} 782v-26q20 -34 40 0v26Z`, STONE.fill, THIN),
    ).join("") +
    flat(`M${x} 820h420v16h-420Z`, GOLD.fill) +
    around(5, (index) => arch(x + 52 + index * 80, 940, 40, 80, WINE, 5)).join("");
  return block(-560) + block(140);
}

function gate(paper: string): string {
  const hole = "M-120 980V640A132 150 0 1 1 120 640V980Z";
  const leaf = (side: number) =>
    shape(`M${side * 116} 976V600L${side * 196} 560V1010Z`, GOLD.fill, THIN) +
    line(
      `M${side * 132} 970V600M${side * 150} 982V590M${side * 168} 990V580M${side * 184} 1000V570M${side * 116} 700L${side * 196} 684M${side * 116} 840L${side * 196} 846`,
      GOLD.dark,
      6,
    );
  const bulbs = around(13, (index) => polar(0, 600, 196, 180 + index * 15)).map(([x, y]) =>
    disc(Math.round(x), Math.round(y), 13, GOLD.fill, 5),
  );
  return (
    wall(-330, 980, 110, 470, STONE) +
    wall(220, 980, 110, 470, STONE) +
    dome(-336, 506, 122, 110, GOLD) +
    dome(214, 506, 122, 110, GOLD) +
    line("M-275 396V340M275 396V340", "#17131c", 9) +
    disc(-275, 334, 13, GOLD.fill, 5) +
    disc(275, 334, 13, GOLD.fill, 5) +
    flat(
      "M-326 560h104v14h-104ZM224 560h104v14h-104ZM-326 900h104v14h-104ZM224 900h104v14h-104Z",
      GOLD.fill,
    ) +
    arch(-275, 830, 46, 130, WINE) +
    arch(275, 830, 46, 130, WINE) +
    solid(
      "M-232 980V560C-232 400 -120 340 0 300C120 340 232 400 232 560V980Z",
      STONE.fill,
      flat("M120 300H260V1000H160Q190 560 60 320Z", STONE.dark),
      LINE,
    ) +
    bulbs.join("") +
    solid(
      hole,
      "#fdf0c4",
      flat("M-140 990V860Q-70 800 0 850T140 830V990Z", LEAF.leaf) +
        flat("M-140 990V900Q-60 860 0 900T140 890V990Z", LEAF.dark) +
        disc(0, 660, 62, GOLD.fill, 0) +
        flat("M-40 990L-16 860H16L40 990Z", paper),
      LINE,
    ) +
    leaf(-1) +
    leaf(1) +
    shape("M-40 376L0 300L40 376L0 440Z", WINE, THIN) +
    flat(sparkle(26, 0, 372), "#fdf0c4") +
    line("M0 300V236", "#17131c", 9) +
    shape(sparkle(46, 0, 214), GOLD.fill, THIN)
  );
}

function pool(base: string): string {
  return (
    land("-1290,985! -700,960 -300,985 0,980 300,985 700,960 1010,985!", SAND[1]) +
    shape("M-230 1010H230L260 1040H-260Z", STONE.fill, THIN) +
    shape("M-260 1040H260L290 1074H-290Z", STONE.dark, THIN) +
    solid(
      "M-430 1150Q-430 1086 0 1086T430 1150Q430 1226 0 1226T-430 1150Z",
      "#5fb3b0",
      glaze("M-150 1086H150L110 1226H-110Z", "#fdf0c4", 0.6) +
        glaze("M-330 1086L-250 1180L-400 1180ZM330 1086L250 1180L400 1180Z", LEAF.dark, 0.5) +
        glints("oasis", 9, [-400, 1100, 400, 1216], "#d9f2ec", 7),
      LINE,
    ) +
    line("M-420 1168Q-400 1236 0 1238T420 1168", base, 8)
  );
}

// Out in the desert: dunes, and tents of those who are still waiting to be let in.
function wings(): string {
  const tent = (x: number, y: number, fill: string) =>
    solid(
      `M${x - 130} ${y}L${x - 90} ${y - 90}L${x} ${y - 170}L${x + 90} ${y - 90}L${x + 130} ${y}Z`,
      fill,
      flat(
        `M${x} ${y - 180}L${x - 26} ${y}H${x - 70}ZM${x} ${y - 180}L${x + 26} ${y}H${x + 74}Z`,
        "#f7efe2",
      ),
      THIN,
    ) +
    line(`M${x} ${y - 170}v-40`, "#17131c", 7) +
    flat(`M${x} ${y - 210}l50 14l-50 16Z`, GOLD.fill);
  return (
    solid(
      pen("-1290,1340! -1290,1060! -1000,1000 -760,1040 -560,1110 -480,1340!"),
      SAND[1],
      flat("M-1000 1000Q-860 1060 -900 1180T-1100 1340H-470V1000Z", SAND[2]),
    ) +
    tent(-860, 1050, WINE) +
    tent(-1090, 1080, "#5f5b5d") +
    shape("M1010 1340V1010Q820 990 680 1060T490 1340Z", SAND[1], LINE) +
    tent(760, 1070, WINE)
  );
}

function foreground(): string {
  return (
    shape("M-1290 1340V1240Q-900 1180 -520 1236T-60 1340Z", SAND[2], LINE) +
    shape("M1010 1340V1230Q760 1190 420 1246T60 1340Z", SAND[2], LINE) +
    [
      [-400, 1262],
      [-330, 1292],
      [390, 1270],
      [310, 1300],
      [-820, 1230],
      [-1060, 1240],
      [720, 1240],
    ]
      .map(([x = 0, y = 0]) =>
        shape(
          `M${x} ${y}Q${x - 60} ${y - 20} ${x - 70} ${y - 76}Q${x - 26} ${y - 60} ${x - 14} ${y - 30}Q${x - 24} ${y - 90} ${x} ${y - 120}Q${x + 26} ${y - 90} ${x + 14} ${y - 30}Q${x + 26} ${y - 60} ${x + 70} ${y - 76}Q${x + 60} ${y - 20} ${x} ${y}Z`,
          LEAF.leaf,
          THIN,
        ),
      )
      .join("")
  );
}
