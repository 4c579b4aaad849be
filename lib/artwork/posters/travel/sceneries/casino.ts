import { flat, line, shape, disc } from "../../../drawing/outlined";
import { polar, polygon, regular, around, heart, star } from "../../../drawing/shapes";
import { circle, place } from "../../../drawing/svg";
import { wall, windows, arch } from "../kit/build";
import { LINE, SHEET, THIN } from "../kit/canvas";
import { glaze, solid } from "../kit/land";
import type { Scenery } from "../kit/scenery";
import { bands, rays, rings } from "../kit/sky";

const NIGHT = "#2c1a3f";
const DUSK = "#43285a";
const NEON = "#ff5d7e";
const TEAL = "#2fd0c4";

/** A casino city at sunset, and an airship in bee stripes above it. */
export const casino: Scenery = {
  spots: ["#f08a00", "#ffe98a"],
  title: "foot",
  draw: ({ base, second, spots, ink, paper }) => {
    const lit = "#ffe98a";
    return (
      bands([SHEET.top, second]) +
      rays(0, 760, 22, base, 4) +
      rings(0, 700, [440, "#ffb21f"], [380, spots[0]], [300, "#f26a1b"]) +
      farTowers() +
      tower(-1240, 250, 560, lit) +
      tower(-960, 190, 430, lit) +
      tower(-740, 200, 700, lit) +
      tower(-520, 230, 500, lit) +
      tower(330, 220, 600, lit) +
      tower(570, 180, 420, lit) +
      tower(760, 240, 680, lit) +
      wheelHouse(paper) +
      signs() +
      boulevard(base, lit) +
      airship(base, ink, paper)
    );
  },
};

function farTowers(): string {
  const tops = [
    [-1280, 640],
    [-1130, 640],
    [-1130, 560],
    [-1000, 560],
    [-1000, 690],
    [-860, 690],
    [-860, 520],
    [-700, 520],
    [-700, 640],
    [-470, 640],
    [-470, 590],
    [-330, 590],
    [-330, 690],
    [-180, 690],
    [-180, 620],
    [200, 620],
    [200, 560],
    [300, 560],
    [300, 660],
    [520, 660],
    [520, 600],
    [660, 600],
    [660, 540],
    [760, 540],
    [760, 650],
    [1010, 650],
  ] as const;
  return shape(polygon([[-1300, 1100], ...tops, [1020, 1100]]), "#c9511f", LINE);
}

function tower(x: number, width: number, height: number, lit: string): string {
  const base = 1030;
  const columns = Math.floor((width - 40) / 42);
  const rows = Math.floor((height - 90) / 58);
  return (
    wall(x, base, width, height, { fill: DUSK, dark: NIGHT }, "") +
    shape(`M${x - 12} ${base - height}h${width + 24}v-26h${-width - 24}Z`, NIGHT, THIN) +
    windows(
      x + 26,
      base - height + 36,
      [columns, rows],
      [42, 58],
      [22, 32],
      lit,
      (c, r) => (c * 3 + r * 5 + width) % 4 === 0,
    )
  );
}

// The casino itself: a domed hall under a roulette wheel.
function wheelHouse(paper: string): string {
  const [x, y, r] = [0, 690, 172];
  const pockets = around(24, (index) =>
    polygon([[x, y], polar(x, y, r, index * 15), polar(x, y, r, index * 15 + 15)]),
  );
  const bulbs = around(28, (index) => polar(x, y, r + 28, (index * 360) / 28));
  return (
    wall(-250, 1030, 500, 290, { fill: "#6b2f6e", dark: "#4d2156" }) +
    shape("M-290 752h580v-46h-580Z", NEON, THIN) +
    disc(x, y, r + 50, NIGHT, LINE) +
    flat(
      bulbs
        .map(
          ([bx, by]) => `M${Math.round(bx) - 9} ${Math.round(by)}a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z`,
        )
        .join(""),
      "#ffe98a",
    ) +
    disc(x, y, r, paper, THIN) +
    pockets.map((d, index) => flat(d, index % 2 ? NIGHT : "#e2333f")).join("") +
    disc(x, y, r, "none", THIN) +
    disc(x, y, 116, "#ffd400", THIN) +
    disc(x, y, 92, "#f08a00", THIN) +
    shape(star(8, 88, 0.3, x, y), "#ffe98a", THIN) +
    disc(x, y, 26, paper, THIN) +
    [-170, -85, 85, 170].map((at) => arch(at, 1030, 60, 150, "#ffe98a")).join("") +
    arch(0, 1030, 92, 190, paper) +
    shape("M-300 846h600v34h-600Z", TEAL, THIN)
  );
}

// A neon sign on each side of the boulevard: a heart and a spade.
function signs(): string {
  const sign = (x: number, mark: string) =>
    shape(`M${x - 8} 1030V700h16V1030Z`, NIGHT, THIN) +
    disc(x, 640, 92, NIGHT, LINE) +
    circle(x, 640, 74, { fill: "none", stroke: TEAL, "stroke-width": 8 }) +
    mark;
  return (
    sign(-400, flat(heart(96, -400, 646), NEON)) +
    sign(
      400,
      place(flat(heart(84), "#ffd400"), 400, 630, 180) + flat("M400 640l26 56h-52Z", "#ffd400"),
    )
  );
}

function boulevard(base: string, lit: string): string {
  const road = "M-60 1026L60 1026L640 1340L-640 1340Z";
  const lamps = [
    [-150, 1050, 0.5],
    [150, 1050, 0.5],
    [-330, 1130, 0.8],
    [330, 1130, 0.8],
    [-560, 1240, 1.2],
    [560, 1240, 1.2],
    [-900, 1200, 1.1],
    [800, 1190, 1.1],
    [-1130, 1160, 1],
  ] as const;
  return (
    shape(`M${SHEET.left} 1026H${SHEET.right}V${SHEET.bottom}H${SHEET.left}Z`, "#6b2f6e", LINE) +
    solid(
      road,
      NIGHT,
      flat("M-5 1026H5L60 1340H-60Z", base) +
        flat("M-42 1026h8L-430 1340h-60ZM34 1026h8L490 1340h-60Z", NEON),
    ) +
    lamps
      .map(([x, y, size]) =>
        place(line("M0 0V-96", "#17131c", 12) + disc(0, -112, 24, lit, 7), x, y, 0, size),
      )
      .join("")
  );
}

function airship(base: string, ink: string, paper: string): string {
  const hull =
    "M-330 0C-300 -120 -120 -160 40 -150C220 -140 330 -70 350 0C330 70 220 140 40 150C-120 160 -300 120 -330 0Z";
  const stripes = [-190, -40, 110, 250]
    .map((x) => `M${x} -180q44 180 0 360h74q44 -180 0 -360Z`)
    .join("");
  const wing = "M-40 -120C-120 -260 40 -300 60 -130ZM60 -130C60 -280 220 -260 130 -120Z";
  return place(
    shape(wing, paper, LINE) +
      shape(
        "M-250 -80L-400 -190H-330L-200 -110ZM-250 80L-400 190H-330L-200 110Z",
        "#f08a00",
        LINE,
      ) +
      shape("M-300 -24L-420 -40V40L-300 24Z", "#c96a00", LINE) +
      solid(
        hull,
        base,
        flat(stripes, ink) + glaze("M-340 40Q0 190 350 20V180H-340Z", "#17131c", 0.22),
      ) +
      disc(282, -34, 17, paper, 0) +
      disc(286, -32, 9, ink, 0) +
      line("M300 -92Q330 -170 380 -170M262 -112Q270 -190 316 -204", ink, 9) +
      disc(384, -170, 12, "#f08a00", 6) +
      disc(320, -206, 12, "#f08a00", 6) +
      line("M-90 140V186M150 140V186", ink, 8) +
      shape("M-130 186H190L160 250H-90Z", "#c43a52", LINE) +
      windowsRow(),
    30,
    280,
    -5,
    0.8,
  );
}

const windowsRow = () =>
  flat(around(5, (index) => regular(6, 17, 0, -70 + index * 50, 216)).join(""), "#ffe98a");
