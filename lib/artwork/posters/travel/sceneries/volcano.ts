import { disc, flat, line, shape } from "../../../drawing/outlined";
import { pen } from "../../../drawing/pen";
import { around, star } from "../../../drawing/shapes";
import { place } from "../../../drawing/svg";
import { pennant } from "../kit/build";
import { LINE, SHEET, THIN } from "../kit/canvas";
import { glaze, glints, land, palm, solid } from "../kit/land";
import type { Scenery } from "../kit/scenery";
import { bands, cloud, rays } from "../kit/sky";

/** One for each of the five, in the order of a roll call. */
const FIVE = ["#e8283c", "#1f8ad6", "#ffdc3c", "#1fa86a", "#2a2430"] as const;
const LEAF = { trunk: "#a8693f", leaf: "#3fae62", dark: "#237a4b" };
const SEA = "#25b3b8";

/** A holiday island whose volcano sends up five stars at a time. */
export const volcano: Scenery = {
  spots: ["#ffdc3c", "#1f8ad6"],
  title: "foot",
  draw: ({ paper }) =>
    bands([SHEET.top, "#ffd28a"]) +
    rays(0, 470, 28, "#ffe3b0", 3) +
    disc(0, 470, 330, "#fff3d0", 0) +
    shots() +
    cloud(-1230, 520, 380, paper) +
    cloud(560, 500, 380, paper) +
    cloud(-640, 600, 230, paper) +
    flat(`M${SHEET.left} 850H${SHEET.right}V${SHEET.bottom}H${SHEET.left}Z`, SEA) +
    line(`M${SHEET.left} 850H${SHEET.right}`, "#17131c", LINE) +
    mountain() +
    jungle() +
    glints("volcano", 40, [-1280, 940, 1000, 1060], "#8fe3dc") +
    beach() +
    hut(230, 1130, paper) +
    boards() +
    palm(-470, 1150, 480, 90, LEAF) +
    palm(-580, 1170, 380, -60, LEAF) +
    palm(520, 1170, 420, -40, LEAF) +
    palm(-960, 1170, 520, -90, LEAF) +
    palm(-830, 1190, 400, 80, LEAF) +
    palm(760, 1170, 560, 90, LEAF) +
    parasol(-760, 1240, FIVE[1]) +
    parasol(830, 1250, FIVE[0]),
};

function mountain(): string {
  const outline =
    "-620,900! -430,800 -250,660 -110,430! -70,452! -20,436! 40,456! 110,430! 250,660 430,800 620,900!";
  const lava =
    "-104,440! -90,560! -60,540! -40,690! -6,600! 20,760! 50,580! 76,620! 104,440! 40,456! -20,436! -70,452!";
  return solid(
    pen(outline),
    "#a4452f",
    flat(pen("110,420! 250,640 430,790 640,900! 170,900! 90,740! 150,600! 60,460!"), "#7a2d2a") +
      flat(pen(lava), "#ff5a2d") +
      flat(pen("-60,450! -50,520! -30,500! -10,600! 20,500! 46,540! 60,450!"), "#ffdc3c"),
    LINE,
  );
}

// Five bows of light that end in stars.
function shots(): string {
  const flights = [
    ["M-50 440C-90 350 -270 290 -440 330", -440, 330, -18],
    ["M-26 440C-30 300 -130 200 -262 180", -262, 180, -10],
    ["M0 440C0 330 0 220 0 180", 0, 172, 0],
    ["M26 440C30 300 130 200 262 180", 262, 180, 10],
    ["M50 440C90 350 270 290 440 330", 440, 330, 18],
  ] as const;
  const order = [1, 4, 0, 2, 3] as const;
  return (
    flights
      .map(([d, x, y, turn], index) => {
        const fill = FIVE[order[index] ?? 0] ?? FIVE[0];
        return (
          line(d, "#17131c", 44) +
          line(d, fill, 28) +
          place(
            shape(star(5, index === 2 ? 84 : 70, 0.48), fill, LINE) +
              flat(star(5, 30, 0.48), "#fff3d0"),
            x,
            y,
            turn,
          )
        );
      })
      .join("") +
    flat(star(12, 150, 0.62, 0, 440), "#ffdc3c") +
    flat(star(12, 100, 0.62, 0, 440), "#ffffff")
  );
}

function jungle(): string {
  const bushes = around(16, (index) => {
    const x = -640 + index * 86;
    const r = 54 + ((index * 31) % 30);
    return disc(x, 900, r, index % 2 ? LEAF.leaf : LEAF.dark, THIN);
  });
  return (
    bushes.join("") +
    shape("M-760 936Q-600 880 0 884T760 936Q400 970 0 970T-760 936Z", "#f0cd8a", LINE)
  );
}

function beach(): string {
  return (
    land(
      "-1290,1090! -800,1050 -420,1110 0,1080 420,1110 800,1060 1010,1090!",
      "#8fe3dc",
      "",
      THIN,
    ) +
    land(
      "-1290,1120! -800,1080 -420,1140 0,1110 420,1140 800,1090 1010,1120!",
      "#fff6e0",
      "",
      THIN,
    ) +
    land(
      "-1290,1140! -800,1100 -420,1160 0,1130 420,1160 800,1110 1010,1140!",
      "#f7d999",
      flat("M-1290 1260Q-700 1200 0 1250T1010 1230V1340H-1290Z", "#e8bf74"),
    )
  );
}

function hut(x: number, y: number, paper: string): string {
  return place(
    line("M-120 60V-20M120 60V-20M-60 70V-20M60 70V-20", "#17131c", 16) +
      line("M-120 60V-20M120 60V-20M-60 70V-20M60 70V-20", "#a8693f", 6) +
      shape("M-150 -16H150V-40H-150Z", "#c98f55", THIN) +
      shape("M-120 -40V-150H120V-40Z", "#e8b06a", THIN) +
      line("M-120 -78H120M-120 -114H120", "#b87a42", 5) +
      glaze("M50 -150H118V-42H50Z", "#b87a42", 0.5) +
      shape("M-40 -40v-86h62v86Z", "#5a3324", THIN) +
      shape("M54 -66v-50h44v50ZM-98 -66v-50h40v50Z", "#ffdc3c", THIN) +
      solid(
        "M-190 -140L-90 -256H90L190 -140Q150 -120 120 -142Q90 -118 60 -142Q30 -118 0 -142Q-30 -118 -60 -142Q-90 -118 -120 -142Q-150 -120 -190 -140Z",
        "#d9a441",
        flat("M40 -270L70 -110H220V-270Z", "#b5812f"),
        LINE,
      ) +
      pennant(0, -254, 60, 80, FIVE[0]) +
      shape("M-26 -200h52v34h-52Z", paper, 5) +
      flat(star(5, 16, 0.46, 0, -182), FIVE[0]),
    x,
    y,
  );
}

// Five surfboards, one for each.
function boards(): string {
  return (
    FIVE.map((fill, index) =>
      place(
        solid(
          "M0 -210C34 -150 38 -60 22 10H-22C-38 -60 -34 -150 0 -210Z",
          fill,
          flat("M-5 -220V20H5V-220Z", "#ffffff") + flat("M-40 -84H40V-60H-40Z", "#ffffff"),
          THIN,
        ),
        -290 + index * 84,
        1196 + (index % 2) * 16,
        -8 + index * 4,
      ),
    ).join("") +
    line("M-330 1206h90M-246 1222h90M-162 1206h90M-78 1222h90M6 1206h90", "#c99a52", 12)
  );
}

const parasol = (x: number, y: number, fill: string) =>
  place(
    line("M0 20V-170", "#17131c", 10) +
      solid(
        "M-130 -110Q-100 -230 0 -230T130 -110Q100 -140 65 -112Q32 -140 0 -112Q-32 -140 -65 -112Q-100 -140 -130 -110Z",
        fill,
        flat("M-65 -100Q-60 -220 0 -232Q60 -220 65 -100Z", "#ffffff"),
        THIN,
      ),
    x,
    y,
    8,
  );
