import { disc, flat, line, shape } from "../../../drawing/outlined";
import { pen } from "../../../drawing/pen";
import { random } from "../../../drawing/random";
import { around } from "../../../drawing/shapes";
import { circle, place, round } from "../../../drawing/svg";
import { arch } from "../kit/build";
import { LINE, SHEET, THIN } from "../kit/canvas";
import { land, solid } from "../kit/land";
import type { Scenery } from "../kit/scenery";
import { bands, cloud, rings } from "../kit/sky";

const GRASS = ["#bfe3a0", "#93d08a", "#62b877", "#3f9a69"] as const;
const PINK = "#ff9eb8";

/** Hills in spring with a little train on a viaduct, and clouds that have pricked up their ears. */
export const meadow: Scenery = {
  spots: ["#ffd45c", PINK],
  title: "sky",
  draw: ({ base, second, paper, spots }) =>
    bands([SHEET.top, base], [90, second], [430, "#c8e8fb"], [620, "#fdf1d8"]) +
    rings(0, 560, [330, "#ffe9a8"], [262, spots[0]]) +
    rabbitCloud(-330, 400, 330, paper) +
    rabbitCloud(395, 330, 220, paper) +
    rabbitCloud(-900, 430, 300, paper) +
    rabbitCloud(770, 450, 260, paper) +
    land(
      "-1290,760! -1050,640 -760,720 -430,610 -60,700 260,600 560,690 820,610 1010,680!",
      GRASS[0],
      stripes(GRASS[1]),
    ) +
    viaduct() +
    train(paper) +
    land("-1290,960! -900,860 -560,950 -160,900 240,985 600,880 1010,960!", GRASS[1], rows()) +
    cottage(330, 930, paper) +
    cottage(-760, 905, paper) +
    trees() +
    land("-1290,1120! -820,1060 -420,1110 0,1080 420,1120 1010,1050!", GRASS[2]) +
    path() +
    flowers(paper),
};

// A cloud with two ears.
function rabbitCloud(x: number, y: number, width: number, paper: string): string {
  const ear = (lean: number) =>
    place(
      shape("M-24 20C-56 -90 -34 -190 0 -196C34 -190 56 -90 24 20Z", paper, LINE) +
        flat("M-10 10C-26 -80 -16 -146 0 -150C16 -146 26 -80 10 10Z", PINK),
      0,
      0,
      lean,
    );
  const size = width / 330;
  return (
    place(place(ear(-16), 112, -74) + place(ear(20), 196, -80), x - width / 2, y, 0, size) +
    cloud(x - width / 2, y, width, paper, LINE) +
    place(
      disc(128, -42, 8, "#17131c", 0) +
        disc(200, -42, 8, "#17131c", 0) +
        line("M154 -30q10 10 20 0", "#17131c", 6) +
        disc(102, -24, 12, PINK, 0) +
        disc(226, -24, 12, PINK, 0),
      x - width / 2,
      y,
      0,
      size,
    )
  );
}

function stripes(fill: string): string {
  const d = around(12, (index) => {
    const x = -1290 + index * 210;
    return `M${x} 560q60 120 20 300h70q40 -180 -20 -300Z`;
  });
  return flat(d.join(""), fill);
}

function viaduct(): string {
  const arches = around(13, (index) => arch(-1190 + index * 180, 1000, 120, 170, GRASS[0]));
  const deck = `M${SHEET.left} 760H${SHEET.right}V1000H${SHEET.left}Z`;
  return (
    shape(deck, "#f3d9b8", LINE) +
    arches.join("") +
    flat(around(13, (index) => `M${-1130 + index * 180} 830v170h22v-170Z`).join(""), "#d8b48c") +
    shape(`M${SHEET.left} 748h2300v30H${SHEET.left}Z`, "#e2bd92", THIN)
  );
}

function train(paper: string): string {
  const wheel = (x: number) => disc(x, 738, 20, "#17131c", 0) + disc(x, 738, 9, paper, 0);
  const coach = (x: number, fill: string) =>
    shape(`M${x} 728V640q0 -18 18 -18h144q18 0 18 18v88Z`, fill, LINE) +
    flat(
      `M${x + 22} 646h38v36h-38ZM${x + 72} 646h38v36h-38ZM${x + 122} 646h38v36h-38Z`,
      "#fff6d6",
    ) +
    flat(`M${x + 5} 700h170v12h-170Z`, paper) +
    wheel(x + 46) +
    wheel(x + 134);
  return (
    line("M-560 716H120", "#17131c", 10) +
    coach(-560, PINK) +
    coach(-360, "#ffd45c") +
    coach(-160, "#8fd8c8") +
    shape("M40 728V598h86v50h116q26 0 26 28v52Z", "#ff6f8f", LINE) +
    flat("M58 616h50v40h-50Z", "#fff6d6") +
    shape("M30 598h106v-20h-106Z", "#c43a62", THIN) +
    shape("M204 648l-8 -62h56l-8 62Z", "#c43a62", THIN) +
    shape("M268 728l36 0l-36 -38Z", "#ffd45c", THIN) +
    disc(260, 690, 12, "#fff6d6", 6) +
    wheel(78) +
    wheel(150) +
    wheel(222) +
    [
      [214, 545, 26],
      [180, 500, 38],
      [128, 455, 50],
    ]
      .map(([x = 0, y = 0, r = 0]) => disc(x, y, r, paper, THIN))
      .join("")
  );
}

function rows(): string {
  const d = around(
    16,
    (index) => `M${-1290 + index * 150} 1010q70 -60 150 -90h26q-70 40 -130 100Z`,
  );
  return flat(d.join(""), GRASS[2]);
}

function cottage(x: number, y: number, paper: string): string {
  return place(
    shape("M-70 0V-80H70V0Z", paper, THIN) +
      flat("M30 -80H70V0H30Z", "#e3dfe8") +
      shape("M-92 -76L-50 -150H50L92 -76Z", "#ff7f9f", THIN) +
      shape("M34 -150v-40h26v40Z", "#c43a62", THIN) +
      arch(-4, 0, 36, 58, "#8a5a3a") +
      flat("M-52 -58h26v26h-26ZM34 -58h24v26h-24Z", "#ffd45c"),
    x,
    y,
  );
}

function trees(): string {
  const tree = (x: number, y: number, r: number) =>
    line(`M${x} ${y}v${-r}`, "#17131c", 12) +
    solid(
      pen(`${x - r},${y - r} ${x},${y - r * 2.1} ${x + r},${y - r} ${x},${y - r * 0.5}`),
      GRASS[2],
      circle(x + r * 0.6, y - r * 0.9, r * 0.8, { fill: GRASS[3] }),
      THIN,
    );
  return [
    [-520, 935, 56],
    [-430, 940, 40],
    [490, 905, 60],
    [590, 895, 44],
    [-1010, 890, 60],
    [800, 910, 54],
    [-240, 905, 44],
  ]
    .map(([x = 0, y = 0, r = 0]) => tree(x, y, r))
    .join("");
}

function path(): string {
  return solid(
    "M300 1106Q120 1140 160 1200T-180 1340H260Q420 1230 330 1180T360 1108Z",
    "#fdf1d8",
    flat("M330 1106Q260 1140 300 1200T120 1340H300Q440 1230 350 1180Z", "#ecd9b4"),
    THIN,
  );
}

function flowers(paper: string): string {
  const numbers = random("meadow flowers");
  return around(64, (index) => {
    const x = numbers.between(SHEET.left, SHEET.right);
    const y = numbers.between(1150, 1300);
    if (x > -210 && x < 440) return "";
    const size = (y - 1080) / 200;
    const petals = around(5, (petal) =>
      circle(round(Math.cos(petal * 1.257) * 15), round(Math.sin(petal * 1.257) * 15), 12, {
        fill: [PINK, paper, "#ffd45c"][index % 3] ?? paper,
      }),
    );
    return place(
      line("M0 0V44", GRASS[3], 7) +
        petals.join("") +
        circle(0, 0, 9, { fill: index % 3 === 2 ? "#ff8f5a" : "#ffd45c" }),
      x,
      y,
      0,
      0.7 + size * 0.5,
    );
  }).join("");
}
