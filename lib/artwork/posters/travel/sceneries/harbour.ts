import { disc, flat, line, shape } from "../../../drawing/outlined";
import { around } from "../../../drawing/shapes";
import { place } from "../../../drawing/svg";
import { spire, wall, windows } from "../kit/build";
import { LINE, SHEET, THIN } from "../kit/canvas";
import { glaze, glints, glitter, solid } from "../kit/land";
import type { Scenery } from "../kit/scenery";
import { bands, stars } from "../kit/sky";

const LIGHT = "#f6d26b";
const RED = "#e0574a";
const BONE = "#f4ead6";
const NIGHT = "#16262f";

/** A harbour at night between two lighthouses, under a moon with two faces. */
export const harbour: Scenery = {
  spots: [LIGHT, RED],
  title: "sky",
  draw: ({ base, second, deep }) =>
    bands([SHEET.top, NIGHT], [80, "#1c3540"], [330, deep], [560, base], [720, second]) +
    stars("harbour", 70, [-1280, -400, 1000, 520], BONE) +
    beams() +
    moon() +
    town(deep) +
    flat(`M${SHEET.left} 872H${SHEET.right}V${SHEET.bottom}H${SHEET.left}Z`, base) +
    line(`M${SHEET.left} 872H${SHEET.right}`, "#17131c", LINE) +
    glints("harbour", 60, [-1280, 900, 1000, 1320], second) +
    glitter(0, 880, 1320, 300, LIGHT) +
    ship(-700, 950, 0.9) +
    ship(30, 985, 1) +
    ship(840, 940, -0.8) +
    mole(-1) +
    mole(1),
};

// One half smiles, the other does not.
function moon(): string {
  const r = 190;
  return place(
    disc(0, 0, r, BONE, LINE) +
      flat(
        `M0 ${-r + 4}A${r - 4} ${r - 4} 0 0 1 0 ${r - 4}C-40 110 20 70 0 20C-16 -20 36 -60 0 ${-r + 4}Z`,
        "#2f4a54",
      ) +
      flat("M-112 -36Q-84 -76 -54 -36Q-84 -52 -112 -36Z", NIGHT) +
      line("M-104 58Q-66 104 -20 90", NIGHT, 11) +
      flat("M54 -44Q86 -18 120 -44Q88 -70 54 -44Z", LIGHT) +
      line("M22 92Q66 70 108 84", LIGHT, 11) +
      disc(0, 0, r, "none", LINE),
    0,
    390,
  );
}

function beams(): string {
  const glow = (d: string) => glaze(d, LIGHT, 0.5);
  return glow("M-412 470L1010 -330V60Z") + glow("M412 470L-1290 -330V60Z");
}

function town(deep: string): string {
  const houses = around(22, (index) => {
    const x = -1290 + index * 106;
    const height = 74 + ((index * 47) % 90);
    const paint = [
      { fill: "#3d6a70", dark: "#29484f" },
      { fill: "#51807f", dark: "#375c60" },
      { fill: "#2f5158", dark: "#203a42" },
    ][index % 3] ?? { fill: deep, dark: NIGHT };
    return (
      wall(x, 872, 108, height, paint) +
      spire(
        x,
        872 - height,
        108,
        54 + ((index * 29) % 40),
        { fill: index % 4 ? NIGHT : RED, dark: "#0f1a21" },
        4,
      ) +
      windows(
        x + 22,
        872 - height + 20,
        [2, Math.max(1, Math.floor(height / 50))],
        [40, 46],
        [22, 26],
        LIGHT,
        (c, r) => (c + r + index) % 3 === 0,
      )
    );
  });
  return houses.join("");
}

function ship(x: number, y: number, turn: number): string {
  const size = Math.abs(turn);
  const drawing =
    line("M-10 -60V-210M70 -50V-170", "#17131c", 9) +
    shape("M-4 -204L96 -84H-4Z", BONE, THIN) +
    shape("M-18 -190L-110 -84H-18Z", RED, THIN) +
    solid("M-150 -64H170L130 0H-110Z", NIGHT, flat("M-150 -64H170L164 -46H-150Z", RED), LINE) +
    disc(-70, -30, 9, LIGHT, 0) +
    disc(0, -30, 9, LIGHT, 0) +
    disc(70, -30, 9, LIGHT, 0);
  return `<g transform="translate(${x} ${y}) scale(${turn > 0 ? size : -size} ${size})">${drawing}</g>`;
}

// A mole of stone with its lighthouse: the left one white and red, the right one dark.
function mole(side: 1 | -1): string {
  const [body, band, cap] = side < 0 ? [BONE, RED, RED] : ["#24424b", LIGHT, NIGHT];
  const shadow = side < 0 ? "#d9c9ab" : "#17303a";
  const stripes = [620, 780, 940].map((y) => `M-200 ${y}h400v70h-400Z`).join("");
  const tower = "M-66 520H66L112 1050H-112Z";
  return place(
    solid(
      "M-420 1340L-330 1110Q-250 1040 -130 1040H130Q260 1040 330 1120L460 1340Z",
      "#2b3a44",
      flat("M60 1030H500V1340H120Q150 1180 60 1030Z", "#1b2730"),
    ) +
      line(
        "M-300 1150h80M-180 1110h90M60 1150h70M-90 1220h110M-330 1250h90M120 1240h80",
        "#4a5e69",
        8,
      ) +
      solid(tower, body, flat(stripes, band) + glaze("M30 500H200V1060H66Z", shadow, 0.55)) +
      shape("M-96 520h192v-26h-192Z", cap, THIN) +
      line("M-84 494v-30M84 494v-30M-84 466H84", "#17131c", 7) +
      shape("M-48 494v-84h96v84Z", LIGHT, THIN) +
      line("M0 494v-84", "#17131c", 6) +
      shape("M-66 410L0 340L66 410Z", cap, THIN) +
      disc(0, 332, 12, cap, 6) +
      shape("M-26 1040v-76a26 26 0 0 1 52 0v76Z", NIGHT, THIN) +
      flat("M-10 720h20v36h-20ZM-10 880h20v36h-20Z", NIGHT),
    side * 412,
    0,
  );
}
