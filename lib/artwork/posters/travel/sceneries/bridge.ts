import { disc, flat, line, shape } from "../../../drawing/outlined";
import { pen } from "../../../drawing/pen";
import { around } from "../../../drawing/shapes";
import { circle, place } from "../../../drawing/svg";
import { LINE, SHEET, THIN } from "../kit/canvas";
import { land, solid } from "../kit/land";
import type { Scenery } from "../kit/scenery";
import { bands, rays } from "../kit/sky";

const CREAM = "#fbe8c6";
const SUN = "#f0472f";
const INDIGO = { fill: "#33476f", dark: "#22304f" };
const PINE = { fill: "#3d6b4f", dark: "#274a3b" };

/** A red bridge before a mountain, and cranes on their way across the sun. */
export const bridge: Scenery = {
  spots: ["#f0b33c", SUN],
  title: "spine",
  draw: ({ base, paper }) =>
    bands([SHEET.top, "#f0b33c"], [20, "#f5c766"], [250, "#f9d99a"], [470, CREAM]) +
    rays(0, 335, 36, "#fff3d6", 2, 0.55) +
    disc(0, 335, 275, SUN, 0) +
    place(mountain(paper), 0, 165) +
    mist(paper) +
    land(
      "-1290,860! -1000,800 -760,860 -520,810 -300,880 -60,850 240,880 480,800 700,850 1010,790!",
      "#7c9a78",
      flat("M300 780Q480 760 700 850T1020 760V1000H280Z", "#5f8068"),
    ) +
    hut(-610, 870) +
    river() +
    pine(-390, 900, 1) +
    pine(385, 910, -1.1) +
    pine(-960, 900, 1.25) +
    pine(800, 880, -1.2) +
    lacquered(base) +
    cranes(paper) +
    waves(paper),
};

function mountain(paper: string): string {
  const outline =
    "-980,900! -560,640 -250,330 -110,190! -60,214! -20,184! 40,210! 100,186! 250,330 560,640 980,900!";
  const snow =
    "-320,380! -110,170! 100,170! 330,390! 250,380! 210,450! 150,390! 90,500! 30,400! -30,480! -90,390! -150,470! -200,390! -260,440!";
  return solid(
    pen(outline),
    "#5b6f96",
    flat(pen("100,186! 250,330 560,640 980,900! 260,900! 120,560! 180,420!"), "#465781") +
      flat(pen(snow), paper) +
      flat(pen("100,170! 340,400! 250,380! 210,450! 160,400! 130,300!"), "#d5dcea"),
    LINE,
  );
}

// Bands of mist with round ends, as on a painted screen.
function mist(paper: string): string {
  const band = (x: number, y: number, width: number) =>
    shape(
      `M${x} ${y}h${width}a22 22 0 0 1 0 44h${-width * 0.3}a20 20 0 0 0 0 40h${-width * 0.4}a20 20 0 0 1 0 -40h${-width * 0.3}a22 22 0 0 1 0 -44Z`,
      paper,
      5,
    );
  return (
    band(-420, 640, 420) +
    band(90, 560, 380) +
    band(-1180, 600, 460) +
    band(560, 660, 420) +
    band(-860, 730, 300)
  );
}

function river(): string {
  return (
    flat(
      `M${SHEET.left} 930Q-600 900 0 930T${SHEET.right} 920V${SHEET.bottom}H${SHEET.left}Z`,
      "#7fb4c4",
    ) +
    line(`M${SHEET.left} 930Q-600 900 0 930T${SHEET.right} 920`, "#17131c", LINE) +
    line(
      "M-240 960H-60M40 990H260M-120 1030H120M-420 1000H-330M330 960H430M-900 980H-760M-1150 1010H-1020M640 980H780M-700 1050H-560M820 1030H950",
      "#d8eef0",
      8,
    )
  );
}

function pine(x: number, y: number, turn: number): string {
  const size = Math.abs(turn);
  const pad = (px: number, py: number, width: number) =>
    solid(
      `M${px - width} ${py}Q${px - width} ${py - 56} ${px - width * 0.4} ${py - 52}Q${px} ${py - 92} ${px + width * 0.4} ${py - 52}Q${px + width} ${py - 56} ${px + width} ${py}Z`,
      PINE.fill,
      flat(`M${px - width} ${py - 16}h${width * 2}v20h${-width * 2}Z`, PINE.dark),
      THIN,
    );
  const drawing =
    shape("M-40 60Q-10 -40 -50 -140T-10 -340L14 -330Q-20 -240 8 -140T40 60Z", "#7a4a38", THIN) +
    line("M-30 -120Q40 -150 90 -160M-34 -210Q-90 -230 -110 -240", "#17131c", 16) +
    pad(110, -156, 90) +
    pad(-110, -226, 84) +
    pad(40, -290, 80) +
    pad(-10, -360, 74);
  return `<g transform="translate(${x} ${y}) scale(${turn > 0 ? size : -size} ${size})">${drawing}</g>`;
}

function lacquered(base: string): string {
  const curve = (rise: number) => `M-560 ${1130 - rise}Q0 ${770 - rise} 560 ${1130 - rise}`;
  const at = (x: number) => 1130 - 180 * (1 - (x / 560) ** 2);
  const posts = around(9, (index) => -480 + index * 120);
  return (
    posts
      .filter((_, index) => index % 2 === 1)
      .map((x) => shape(`M${x - 16} ${at(x)}h32V1280h-32Z`, "#6d1b1f", THIN))
      .join("") +
    shape("M-560 1130Q0 770 560 1130V1190Q0 830 -560 1190Z", base, LINE) +
    line("M-560 1172Q0 812 560 1172", "#6d1b1f", 16) +
    line(curve(96), "#17131c", 34) +
    line(curve(96), SUN, 18) +
    line(curve(46), "#17131c", 22) +
    line(curve(46), SUN, 9) +
    posts
      .map(
        (x) =>
          shape(`M${x - 11} ${at(x) + 8}V${at(x) - 122}h22V${at(x) + 8}Z`, SUN, THIN) +
          shape(`M${x - 17} ${at(x) - 118}h34v-16q-17 -24 -34 0Z`, "#f0b33c", 5),
      )
      .join("") +
    [-540, 540].map((x) => lantern(x, 1150)).join("")
  );
}

const lantern = (x: number, y: number) =>
  shape(`M${x - 30} ${y + 70}V${y - 60}h60V${y + 70}Z`, "#b9b2a8", THIN) +
  shape(`M${x - 44} ${y - 58}h88v-20h-88Z`, "#8e877f", THIN) +
  shape(`M${x - 34} ${y - 78}h68v-60h-68Z`, "#ffe9a3", THIN) +
  shape(
    `M${x - 62} ${y - 136}Q${x} ${y - 160} ${x} ${y - 196}Q${x} ${y - 160} ${x + 62} ${y - 136}Z`,
    "#8e877f",
    THIN,
  );

function cranes(paper: string): string {
  const crane =
    line("M-60 40L-170 86M-56 46L-168 100", "#17131c", 7) +
    shape("M-90 20Q-20 -16 70 0Q40 44 -20 48T-90 20Z", paper, THIN) +
    shape(
      "M-20 6Q-60 -110 -170 -150Q-110 -90 -110 -60Q-80 -50 -84 -28Q-50 -24 -20 6Z",
      paper,
      THIN,
    ) +
    flat("M-170 -150Q-110 -90 -110 -60L-138 -80Q-130 -110 -170 -150Z", "#17131c") +
    shape("M10 8Q20 -120 110 -180Q80 -110 92 -80Q66 -66 74 -42Q48 -30 40 4Z", paper, THIN) +
    flat("M110 -180Q80 -110 92 -80L116 -104Q98 -130 110 -180Z", "#17131c") +
    line("M60 8Q120 6 150 -20", "#17131c", 22) +
    line("M60 8Q120 6 150 -20", paper, 11) +
    line("M150 -22L196 -34", "#17131c", 9) +
    circle(150, -26, 12, { fill: SUN });
  return (
    place(crane, -80, 300, -8, 0.9) +
    place(crane, 205, 190, -14, 0.6) +
    place(crane, -760, 360, -6, 0.8) +
    place(crane, -980, 480, -12, 0.55) +
    place(crane, 640, 380, -10, 0.6)
  );
}

function hut(x: number, y: number): string {
  return place(
    shape("M-90 0V-90H90V0Z", CREAM, THIN) +
      shape("M-150 -84Q-70 -110 -50 -170H50Q70 -110 150 -84Z", INDIGO.fill, THIN) +
      shape("M-30 0v-64h60v64Z", "#7a4a38", THIN),
    x,
    y,
  );
}

function waves(paper: string): string {
  const rows = around(4, (row) => {
    const y = 1180 + row * 56;
    return around(21, (index) => {
      const x = -1290 + index * 116 + (row % 2) * 58;
      return (
        disc(x, y + 44, 64, INDIGO.fill, THIN) +
        circle(x, y + 44, 44, { fill: "none", stroke: paper, "stroke-width": 7 }) +
        circle(x, y + 44, 22, { fill: INDIGO.dark, stroke: paper, "stroke-width": 7 })
      );
    }).join("");
  });
  return rows.join("");
}
