import { flat, line, shape } from "../../../drawing/outlined";
import { around, star } from "../../../drawing/shapes";
import { circle, place } from "../../../drawing/svg";
import { arch, wall, windows } from "../kit/build";
import { LINE, SHEET, THIN } from "../kit/canvas";
import { cypress, glaze, glints, glitter, land, solid } from "../kit/land";
import type { Scenery } from "../kit/scenery";
import { bands, rings, stars } from "../kit/sky";

const YELLOW = "#ffe14a";
const WALL = { fill: "#fff3e0", dark: "#e2bfa6" };
const NIGHT = "#1d2350";

/** An observatory by the sea at nightfall, with four shooting stars to write down. */
export const observatory: Scenery = {
  spots: [YELLOW, "#2f6fde"],
  title: "sky",
  draw: ({ base, second, paper }) =>
    bands(
      [SHEET.top, NIGHT],
      [-40, "#2a2f6b"],
      [190, "#54397f"],
      [380, "#a04a78"],
      [530, "#e8603f"],
      [660, base],
      [780, second],
    ) +
    stars("observatory", 90, [-1280, -420, 1000, 420], "#fff3d0") +
    rings(-300, 880, [250, "#ffc56b"], [190, YELLOW]) +
    comet(-70, 240, 1.25, YELLOW) +
    comet(-360, 380, 0.95, "#5fb4ff") +
    comet(310, 200, 0.85, "#ff6f8a") +
    comet(-190, 540, 0.75, "#5ad08b") +
    comet(-880, 210, 1.1, YELLOW) +
    comet(-1010, 470, 0.8, "#ff6f8a") +
    comet(720, 330, 0.95, "#5fb4ff") +
    flat(`M${SHEET.left} 880H${SHEET.right}V${SHEET.bottom}H${SHEET.left}Z`, "#2f5fb8") +
    line(`M${SHEET.left} 880H${SHEET.right}`, "#17131c", LINE) +
    glints("observatory", 46, [-1280, 900, 400, 1290], "#7fa8e8") +
    glitter(-300, 890, 1260, 260, YELLOW) +
    sail(-700, 960, paper, base) +
    sail(-430, 1010, paper, "#ff6f8a") +
    islands() +
    hill() +
    tower(paper) +
    cove(paper),
};

// A star that draws its light behind it, down from the right.
function comet(x: number, y: number, size: number, fill: string): string {
  return place(
    glaze("M0 -30L420 -54L0 30Z", fill, 0.9) +
      flat("M0 -12L300 -34L0 12Z", "#ffffff") +
      shape(star(5, 66, 0.46), fill, LINE) +
      flat(star(5, 30, 0.46), "#ffffff"),
    x,
    y,
    -32,
    size,
  );
}

function sail(x: number, y: number, paper: string, fill: string): string {
  return place(
    line("M0 0V-120", "#17131c", 7) +
      shape("M8 -116L70 -22H8Z", paper, 5) +
      shape("M-8 -100L-54 -22H-8Z", fill, 5) +
      shape("M-76 -12H84L58 20H-54Z", NIGHT, 5),
    x,
    y,
  );
}

const islands = () =>
  shape(
    "M-1290 884V800Q-1200 770 -1120 820T-960 884ZM-930 884Q-880 846 -810 884Z",
    "#6d3f78",
    THIN,
  );

function hill(): string {
  return land(
    "-260,1340! -200,1220 -120,1130 -60,1010 60,930 170,880 420,872 620,900 800,860 1010,880!",
    "#5a9a68",
    flat("M330 850Q260 1000 330 1100T260 1340H1020V840Z", "#3d7a5c") +
      flat("M-260 1340Q-160 1220 -70 1200T30 1340Z", "#c58a5c"),
  );
}

function tower(paper: string): string {
  const shell = "M-168 0A168 168 0 0 1 168 0Z";
  const slit = "M-86 -182L-26 -206L44 -2H-34Z";
  return (
    wall(-40, 960, 190, 110, WALL) +
    shape("M-54 854h218v-22h-218Z", "#e8603f", THIN) +
    windows(-12, 880, [4, 1], [40, 0], [22, 40], NIGHT) +
    wall(110, 950, 280, 300, WALL) +
    windows(142, 712, [5, 1], [50, 0], [26, 52], YELLOW) +
    windows(142, 800, [5, 1], [50, 0], [26, 52], NIGHT, (column) => column === 2) +
    shape("M92 654h316v-30h-316Z", "#e8603f", LINE) +
    place(
      place(
        shape("M-26 20V-214H26V20Z", "#5f6f9c", THIN) +
          shape("M-36 -214V-262H36V-214Z", "#2f6fde", THIN),
        -24,
        -60,
        -24,
      ) +
        solid(shell, paper, flat("M30 -180Q140 -90 110 10H180V-180Z", "#d9cfe6"), LINE) +
        solid(slit, NIGHT, "", THIN) +
        place(
          shape("M-22 0V-214H22V0Z", "#8fa0cc", THIN) +
            shape("M-32 -206V-252H32V-206Z", "#2f6fde", THIN) +
            flat("M8 -4V-204H19V-4Z", "#5f6f9c"),
          -10,
          -26,
          -18,
        ),
      250,
      626,
    ) +
    arch(250, 950, 66, 110, "#8a4a3a") +
    shape("M92 962v-22h316v22Z", WALL.dark, THIN) +
    steps() +
    [
      [470, 930, 190],
      [540, 940, 240],
      [-90, 1010, 120],
      [640, 930, 200],
      [820, 900, 230],
      [900, 905, 180],
    ]
      .map(([x = 0, y = 0, height = 0]) => cypress(x, y, height, "#3d7a5c", "#28584a"))
      .join("")
  );
}

const steps = () =>
  solid(
    "M222 960H280Q300 1040 200 1090T160 1190T60 1340H-40Q40 1230 80 1170T130 1070T222 960Z",
    "#f3dcb8",
    line(around(16, (index) => `M-80 ${976 + index * 23}H330`).join(""), "#c9a27c", 6),
    THIN,
  );

// The near shore: rocks, and a rowing boat that waits.
function cove(paper: string): string {
  return (
    shape("M-1290 1340V1250Q-1180 1200 -1040 1240T-760 1250T-470 1340Z", "#3d7a5c", LINE) +
    place(
      shape("M-120 -20Q0 10 120 -20Q100 40 60 44H-60Q-100 40 -120 -20Z", "#e8603f", THIN) +
        shape("M-98 -6Q0 18 98 -6", "none", 5) +
        line("M-30 10L-120 60", paper, 9),
      -330,
      1180,
    ) +
    circle(-190, 1258, 46, { fill: "#4b5a8c", stroke: "#17131c", "stroke-width": THIN }) +
    circle(-262, 1286, 30, { fill: "#5f6f9c", stroke: "#17131c", "stroke-width": THIN })
  );
}
