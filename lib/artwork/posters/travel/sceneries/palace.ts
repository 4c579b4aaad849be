import { disc, flat, line, shape } from "../../../drawing/outlined";
import { around, sparkle } from "../../../drawing/shapes";
import { place } from "../../../drawing/svg";
import { arch, dome, onion, pennant, spire, wall, windows } from "../kit/build";
import { LINE, SHEET, THIN } from "../kit/canvas";
import { glaze, solid } from "../kit/land";
import type { Scenery } from "../kit/scenery";
import { bands, birds, cloud, rays, rings } from "../kit/sky";

const STONE = { fill: "#fffaf0", dark: "#ecd3ae" };
const ROOF = { fill: "#6fa8d6", dark: "#4a80b4" };
const GOLD = { fill: "#f0bf4c", dark: "#cf9530" };

/** A palace on the clouds, with balloons for its guests. */
export const palace: Scenery = {
  spots: ["#e2b65e", "#6fa8d6"],
  title: "foot",
  draw: ({ base, second, paper, pale }) =>
    bands([SHEET.top, base]) +
    rays(0, 560, 26, second, 3) +
    rings(0, 520, [460, "#fff2d8"], [390, paper]) +
    birds([
      [-420, 250, 26],
      [-360, 290, 20],
      [430, 420, 24],
    ]) +
    cloud(-1260, 760, 520, "#ffeccc") +
    cloud(560, 700, 470, "#ffeccc") +
    building() +
    cloud(-760, 1010, 620, pale, LINE) +
    cloud(190, 1020, 640, pale, LINE) +
    cloud(-1340, 1080, 720, paper, LINE) +
    stairs() +
    foreground(paper) +
    balloon(-400, 470, 1.15, ["#e8506b", "#fffaf0"]) +
    balloon(420, 300, 0.85, ["#6fa8d6", "#f0bf4c"]) +
    balloon(-880, 330, 0.95, ["#f0bf4c", "#fffaf0"]) +
    balloon(760, 480, 1, ["#b48bd0", "#fffaf0"]),
};

function turret(x: number, base: number, width: number, height: number, roof: number): string {
  return (
    wall(x, base, width, height, STONE) +
    windows(
      x + width * 0.3,
      base - height + 34,
      [1, Math.max(1, Math.floor(height / 110))],
      [0, 100],
      [width * 0.24, 44],
      "#4a6f96",
    ) +
    shape(`M${x - 8} ${base - height}h${width + 16}v-18h${-width - 16}Z`, GOLD.fill, THIN) +
    spire(x, base - height - 18, width, roof, ROOF, 12) +
    disc(x + width / 2, base - height - 18 - roof, 9, GOLD.fill, 5)
  );
}

function building(): string {
  return (
    turret(-330, 940, 84, 300, 150) +
    turret(246, 940, 84, 300, 150) +
    turret(-226, 940, 76, 430, 170) +
    turret(150, 940, 76, 430, 170) +
    wall(-120, 940, 240, 480, STONE) +
    shape("M-136 460h272v-24h-272Z", GOLD.fill, THIN) +
    dome(-108, 436, 216, 130, ROOF) +
    wall(-34, 312, 68, 60, STONE) +
    onion(-46, 252, 92, 110, GOLD) +
    pennant(0, 146, 70, 96, "#e8506b") +
    arch(0, 640, 110, 130, "#4a6f96") +
    line("M0 640V510M-55 580H55", STONE.fill, 8) +
    wall(-380, 980, 760, 210, STONE) +
    shape("M-396 770h792v-26h-792Z", GOLD.fill, THIN) +
    around(8, (index) => {
      const x = -330 + index * 94.3;
      return x > -70 && x < 70 ? "" : arch(x, 980, 54, 140, "#4a6f96");
    }).join("") +
    shape("M-120 772L0 690L120 772Z", STONE.fill, THIN) +
    disc(0, 744, 18, GOLD.fill, 6) +
    arch(0, 980, 140, 180, "#33547a") +
    arch(0, 980, 84, 140, "#ffe7a3")
  );
}

function stairs(): string {
  const steps = around(7, (index) => {
    const half = 110 + index * 36;
    const y = 972 + index * 34;
    return shape(
      `M${-half} ${y}h${half * 2}v36h${-half * 2}Z`,
      index % 2 ? STONE.dark : STONE.fill,
      THIN,
    );
  });
  return steps.join("");
}

function foreground(paper: string): string {
  return (
    cloud(-720, 1260, 560, paper, LINE) +
    cloud(160, 1250, 600, paper, LINE) +
    cloud(-1330, 1270, 700, paper, LINE) +
    cloud(600, 1230, 560, paper, LINE) +
    shape(
      `M${SHEET.left} 1210Q-900 1170 -560 1214T0 1210T520 1216T${SHEET.right} 1190V1340H${SHEET.left}Z`,
      paper,
      LINE,
    ) +
    flat(
      `M${SHEET.left} 1250Q-900 1210 -560 1254T0 1250T520 1256T${SHEET.right} 1230V1340H${SHEET.left}Z`,
      "#f6e6cc",
    ) +
    flat(
      [
        [-500, 700],
        [520, 640],
        [-540, 200],
        [230, 170],
        [-1000, 600],
        [880, 300],
      ]
        .map(([x = 0, y = 0]) => sparkle(30, x, y))
        .join(""),
      "#e2b65e",
    )
  );
}

function balloon(x: number, y: number, size: number, [one, two]: [string, string]): string {
  const hull =
    "M0 -150C110 -150 150 -70 140 -10C130 50 70 90 34 130H-34C-70 90 -130 50 -140 -10C-150 -70 -110 -150 0 -150Z";
  const gores =
    flat("M-50 -170Q-130 -20 -40 140H-150V-170ZM50 -170Q130 -20 40 140H150V-170Z", two) +
    flat("M-14 -170Q-40 0 -12 140H12Q40 0 14 -170Z", two);
  const swags = around(7, (index) => `M${-140 + index * 40} -10q20 34 40 0`).join("");
  return place(
    line("M-30 128L-20 186M30 128L20 186", "#17131c", 6) +
      solid(
        hull,
        one,
        gores +
          glaze("M60 -160Q170 -10 30 140H180V-160Z", "#2b1745", 0.16) +
          line(swags, "#e2b65e", 9),
      ) +
      shape("M-30 186H30L22 232H-22Z", "#c98f4a", THIN) +
      line("M-26 202H26", "#17131c", 4),
    x,
    y,
    0,
    size,
  );
}
