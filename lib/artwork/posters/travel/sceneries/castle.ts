import { disc, flat, line, shape } from "../../../drawing/outlined";
import { around } from "../../../drawing/shapes";
import { place } from "../../../drawing/svg";
import { arch, spire, wall, windows, pennant } from "../kit/build";
import { LINE, SHEET, THIN } from "../kit/canvas";
import { glints, glitter, land, solid } from "../kit/land";
import type { Scenery } from "../kit/scenery";
import { bands, cloud, stars } from "../kit/sky";

const MOON = "#ffcf3f";
const PALE = "#ffe9a3";
const STONE = { fill: "#4a2a72", dark: "#2f1a52" };
const ROOF = { fill: "#c93f73", dark: "#8f2857" };
const ROCK = { fill: "#2a1a44", dark: "#1c1030" };

/** A castle over a moonlit coast, at the hour when its bats go out. */
export const castle: Scenery = {
  spots: [MOON, "#c93f73"],
  title: "spine",
  draw: ({ base, second, deep }) =>
    bands(
      [SHEET.top, "#22123c"],
      [-60, deep],
      [240, "#4b2778"],
      [520, base],
      [700, second],
      [820, "#a06aa8"],
    ) +
    stars("castle", 80, [-1280, -400, 1000, 560], PALE) +
    disc(-30, 470, 372, "#7a4a9a", 0) +
    disc(-30, 470, 330, MOON, 0) +
    flat(
      "M-150 330a56 56 0 1 0 1 0ZM80 300a34 34 0 1 0 1 0ZM130 560a64 64 0 1 0 1 0ZM-210 560a30 30 0 1 0 1 0Z",
      "#f2b92e",
    ) +
    cloud(-1200, 640, 520, second, 0) +
    cloud(420, 420, 480, base, 0) +
    sea(base, second) +
    cliff() +
    keep() +
    road() +
    bats() +
    boat() +
    headland(),
};

function sea(base: string, second: string): string {
  return (
    flat(`M${SHEET.left} 900H${SHEET.right}V${SHEET.bottom}H${SHEET.left}Z`, base) +
    line(`M${SHEET.left} 900H${SHEET.right}`, "#17131c", LINE) +
    glints("castle", 60, [-1280, 930, 1000, 1320], second) +
    glitter(-160, 910, 1330, 330, MOON)
  );
}

function cliff(): string {
  return (
    land(
      "-1290,1000! -1100,930! -980,960! -860,900! -700,1010! -620,1340!",
      ROCK.fill,
      flat("M-1060 900L-900 1340H-560V900Z", ROCK.dark),
    ) +
    solid(
      "M-120 1340L-60 1190L-110 1100L-20 1010L-60 930L10 850L30 800L480 790L560 830L1020 800V1340Z",
      ROCK.fill,
      flat("M250 780L180 930L280 1010L210 1130L330 1240L300 1340H1020V780Z", ROCK.dark) +
        line(
          "M40 880l60 30M60 1010l70 -20M0 1110l60 40M90 1200l60 -30M380 920l70 30M420 1080l60 -30M520 1000l80 30M700 960l80 -20M660 1120l90 30",
          "#5b3d84",
          8,
        ),
      LINE,
    )
  );
}

function tower(x: number, base: number, width: number, height: number, roof: number): string {
  return (
    wall(x, base, width, height, STONE) +
    shape(`M${x - 10} ${base - height + 6}h${width + 20}v-26h${-width - 20}Z`, STONE.dark, THIN) +
    spire(x, base - height - 20, width, roof, ROOF, 14) +
    arch(x + width / 2, base - height + 96, width * 0.3, 60, PALE) +
    windows(
      x + width / 2 - 8,
      base - height + 140,
      [1, Math.max(1, Math.floor((height - 170) / 84))],
      [0, 84],
      [16, 36],
      MOON,
    )
  );
}

function keep(): string {
  return (
    tower(70, 830, 70, 290, 190) +
    tower(360, 830, 84, 330, 210) +
    wall(120, 830, 260, 250, STONE) +
    spire(120, 580, 260, 150, ROOF, 12) +
    tower(196, 700, 92, 270, 260) +
    pennant(242, 152, 66, 84, MOON) +
    arch(160, 700, 34, 74, MOON) +
    arch(326, 700, 34, 74, MOON) +
    shape("M30 840V740H470V840Z", STONE.fill, THIN) +
    flat("M330 742H468V838H330Z", STONE.dark) +
    around(9, (index) =>
      shape(`M${30 + index * 51} 742v-30h26v30Z`, index > 5 ? STONE.dark : STONE.fill, THIN),
    ).join("") +
    arch(242, 840, 78, 84, MOON) +
    line("M222 840v-70M242 840v-80M262 840v-70", "#17131c", 6) +
    tower(470, 836, 62, 190, 130) +
    tower(620, 830, 70, 240, 160) +
    wall(528, 830, 96, 96, STONE) +
    tower(780, 826, 80, 160, 120) +
    wall(686, 830, 100, 70, STONE)
  );
}

function road(): string {
  const lamps = [
    [214, 880],
    [330, 945],
    [180, 1035],
    [330, 1130],
    [150, 1225],
  ] as const;
  return (
    line(
      "M242 842Q240 880 300 900T330 960T210 1020T220 1090T330 1140T280 1220T170 1340",
      "#17131c",
      50,
    ) +
    line(
      "M242 842Q240 880 300 900T330 960T210 1020T220 1090T330 1140T280 1220T170 1340",
      "#c9a2cf",
      34,
    ) +
    lamps
      .map(([x, y]) => line(`M${x} ${y}v-44`, "#17131c", 7) + disc(x, y - 52, 13, MOON, 5))
      .join("")
  );
}

function bats(): string {
  const bat =
    "M0 10Q-14 -18 -10 -34L0 -24L10 -34Q14 -18 0 10ZM0 -20Q-40 -60 -100 -56Q-84 -40 -86 -18Q-64 -30 -52 -8Q-34 -22 0 20Q34 -22 52 -8Q64 -30 86 -18Q84 -40 100 -56Q40 -60 0 -20Z";
  return [
    [-230, 300, 1, -10],
    [-120, 520, 1.25, 8],
    [-310, 640, 0.7, 14],
    [-330, 470, 0.6, -16],
    [40, 250, 0.75, 12],
    [-620, 380, 0.9, -8],
    [-820, 520, 0.7, 10],
    [-980, 300, 1, 6],
    [640, 260, 0.8, -10],
  ]
    .map(([x = 0, y = 0, size = 1, turn = 0]) => place(flat(bat, "#17131c"), x, y, turn, size))
    .join("");
}

function boat(): string {
  return place(
    solid("M-110 -20H110L80 34H-80Z", ROCK.dark, flat("M-120 -20H120V-6H-120Z", "#c93f73"), THIN) +
      line("M0 -20V-190", "#17131c", 8) +
      shape("M8 -180Q110 -120 96 -44H8Z", "#e9d8f0", THIN) +
      shape("M-8 -170Q-70 -110 -76 -44H-8Z", "#c93f73", THIN) +
      disc(-92, -40, 12, MOON, 5),
    -250,
    1010,
    0,
    0.8,
  );
}

// A bare tree on the near shore, with somebody in it who is not asleep.
function headland(): string {
  const bough =
    "M-430 1340C-400 1180 -420 1080 -440 980M-424 1120C-380 1060 -330 1040 -300 980M-420 1180C-470 1120 -520 1110 -560 1060M-440 990C-450 930 -490 900 -500 860M-440 1000C-420 940 -400 920 -400 870M-330 1030C-290 1030 -270 1010 -250 1000";
  return (
    line(bough, "#120a1e", 26) +
    land("-1290,1230! -900,1190 -560,1240 -420,1226 -250,1270 -60,1340! 1010,1340!", "#120a1e") +
    place(
      disc(0, 0, 30, "#120a1e", 0) +
        flat("M-28 -14L-24 -42L-6 -26ZM28 -14L24 -42L6 -26Z", "#120a1e") +
        disc(-11, -6, 9, MOON, 0) +
        disc(11, -6, 9, MOON, 0) +
        disc(-11, -6, 4, "#120a1e", 0) +
        disc(11, -6, 4, "#120a1e", 0),
      -330,
      1010,
    ) +
    flat(
      "M-1220 1210v-100h60q0 -40 40 -40t40 40v110ZM-960 1210v-70q0 -34 34 -34t34 34v70ZM-760 1225v-110h24v-34h-30v-22h30v-30h24v30h30v22h-30v34h24v110Z",
      "#120a1e",
    )
  );
}
