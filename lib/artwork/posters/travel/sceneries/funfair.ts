import { disc, flat, line, shape } from "../../../drawing/outlined";
import { around, heart, polar, polygon, star } from "../../../drawing/shapes";
import { circle, rect } from "../../../drawing/svg";
import { LINE, SHEET, THIN } from "../kit/canvas";
import { solid } from "../kit/land";
import type { Scenery } from "../kit/scenery";

const BLUE = "#22a9ef";
const PALE_BLUE = "#7fd0f7";
const YELLOW = "#ffe14a";
const NIGHT = "#2c1a4d";

/** A funfair that is its own mirror image, pink on one side and blue on the other. */
export const funfair: Scenery = {
  spots: [BLUE, YELLOW],
  title: "foot",
  draw: ({ base, second, paper }) => {
    const half = (one: string, pale: string) =>
      rect(SHEET.left, SHEET.top, 1300, 1780, { fill: one }) +
      leftRays(pale) +
      flat(leftStars(), paper);
    const side = (one: string, other: string, pale: string) =>
      coaster(one) + wheel(one, other, pale, paper) + booths(one, paper) + tent(one, paper);
    return (
      half(base, second) +
      mirrored(half(BLUE, PALE_BLUE)) +
      disc(0, 640, 250, YELLOW, 0) +
      line(`M${SHEET.left} 1090H${SHEET.right}`, NIGHT, LINE) +
      ground() +
      side(base, BLUE, "#ffd0e6") +
      mirrored(side(BLUE, base, "#cdeefe")) +
      crown(paper)
    );
  },
};

const mirrored = (markup: string) => `<g transform="scale(-1 1)">${markup}</g>`;

function leftRays(fill: string): string {
  return flat(
    around(9, (index) =>
      polygon(
        [[0, 640], polar(0, 640, 2200, 96 + index * 20), polar(0, 640, 2200, 106 + index * 20)].map(
          ([x = 0, y = 0]) => [Math.min(0, x), y] as const,
        ),
      ),
    ).join(""),
    fill,
  );
}

const leftStars = () =>
  [
    [-470, 150, 24],
    [-90, 190, 18],
    [-560, 420, 16],
    [-330, 110, 14],
    [-760, 300, 26],
    [-1010, 180, 22],
    [-1160, 420, 20],
    [-900, 560, 16],
  ]
    .map(([x = 0, y = 0, r = 0]) => star(5, r, 0.45, x, y))
    .join("");

function ground(): string {
  return (
    shape(`M${SHEET.left} 1060H${SHEET.right}V${SHEET.bottom}H${SHEET.left}Z`, "#4a2a72", LINE) +
    solid(
      "M-70 1060H70L330 1340H-330Z",
      YELLOW,
      flat(
        around(6, (index) => `M-400 ${1080 + index * 52}h800v${14 + index * 3}h-800Z`).join(""),
        "#ffb53e",
      ),
      THIN,
    )
  );
}

function wheel(one: string, other: string, pale: string, paper: string): string {
  const [x, y, r] = [-292, 540, 236];
  const cabins = around(10, (index) => polar(x, y, r + 6, -90 + index * 36));
  const spokes = around(10, (index) => polar(x, y, r, -90 + index * 36))
    .map(([sx, sy]) => `M${x} ${y}L${Math.round(sx)} ${Math.round(sy)}`)
    .join("");
  return (
    shape(
      `M${x - 14} ${y}L${x - 130} 1070h44L${x} ${y + 80}L${x + 86} 1070h44L${x + 14} ${y}Z`,
      pale,
      LINE,
    ) +
    line(`M${x - 92} 890H${x + 92}`, "#17131c", 10) +
    circle(x, y, r, { fill: "none", stroke: "#17131c", "stroke-width": 34 }) +
    circle(x, y, r, { fill: "none", stroke: paper, "stroke-width": 18 }) +
    circle(x, y, r * 0.62, { fill: "none", stroke: "#17131c", "stroke-width": 20 }) +
    circle(x, y, r * 0.62, { fill: "none", stroke: pale, "stroke-width": 8 }) +
    line(spokes, "#17131c", 16) +
    line(spokes, paper, 6) +
    disc(x, y, 56, YELLOW, LINE) +
    shape(heart(66, x, y + 4), one, THIN) +
    cabins
      .map(([cx, cy], index) => {
        const [left, top] = [Math.round(cx), Math.round(cy)];
        return (
          shape(`M${left - 38} ${top + 8}h76q0 46 -38 46t-38 -46Z`, index % 2 ? other : one, THIN) +
          line(
            `M${left - 30} ${top + 8}V${top - 18}M${left + 30} ${top + 8}V${top - 18}`,
            "#17131c",
            5,
          ) +
          shape(
            `M${left - 42} ${top - 16}Q${left} ${top - 56} ${left + 42} ${top - 16}Z`,
            index % 2 ? paper : YELLOW,
            THIN,
          )
        );
      })
      .join("")
  );
}

// Half of the big top; the other half is its mirror image.
function tent(one: string, paper: string): string {
  const roof = "M2 690Q-60 850 -232 902V944H2Z";
  const stripes =
    "M0 690Q-20 850 -70 950H-120Q-40 850 0 690ZM0 690Q-70 850 -172 950H-214Q-90 850 0 690Z";
  const scallops = around(4, (index) => `M${-232 + index * 58} 940q29 40 58 0Z`).join("");
  return (
    solid(
      "M2 930H-204L-216 1090H2Z",
      one,
      flat("M-160 930h-44v170h44ZM-72 930h-44v170h44Z", paper),
      LINE,
    ) +
    flat("M2 960H-52L-78 1086H2Z", NIGHT) +
    solid(roof, one, flat(stripes, paper), LINE) +
    shape(scallops, YELLOW, THIN)
  );
}

function crown(paper: string): string {
  return (
    line("M0 690V600", "#17131c", 9) +
    shape("M0 596Q60 580 110 610Q60 616 0 650Z", "#ff4fa4", THIN) +
    shape("M0 596Q-60 580 -110 610Q-60 616 0 650Z", BLUE, THIN) +
    disc(0, 596, 16, paper, THIN)
  );
}

function booths(one: string, paper: string): string {
  const booth = (x: number, width: number) => {
    const step = width / 6;
    const awning = around(6, (index) =>
      shape(
        `M${x + index * step} 940h${step}v50q${-step / 2} 30 ${-step} 0Z`,
        index % 2 ? paper : one,
        THIN,
      ),
    ).join("");
    return (
      shape(`M${x + 12} 985H${x + width - 12}V1100H${x + 12}Z`, "#6d3f9a", THIN) +
      shape(`M${x + 4} 1046H${x + width - 4}V1100H${x + 4}Z`, YELLOW, THIN) +
      awning
    );
  };
  return (
    booth(-560, 150) +
    booth(-700, 130) +
    booth(-1010, 200) +
    lamp(-236, 1210) +
    lamp(-470, 1290) +
    lamp(-820, 1240) +
    lamp(-1130, 1240)
  );
}

const lamp = (x: number, y: number) =>
  line(`M${x} ${y}V${y - 150}`, "#17131c", 12) +
  disc(x, y - 168, 28, YELLOW, 7) +
  disc(x - 8, y - 176, 8, "#ffffff", 0);

// The roller coaster in the wings.
function coaster(one: string): string {
  const rail = "M-560 1060C-640 1060 -640 640 -780 640S-900 900 -1000 900S-1090 440 -1320 440";
  const posts = [
    [-610, 930],
    [-690, 720],
    [-780, 640],
    [-860, 760],
    [-940, 880],
    [-1040, 830],
    [-1110, 620],
    [-1200, 500],
    [-1280, 450],
  ]
    .map(([x = 0, y = 0]) => `M${x} ${y}V1090`)
    .join("");
  return (
    line(posts, "#17131c", 14) +
    line(posts, "#ffffff", 5) +
    line(rail, "#17131c", 34) +
    line(rail, one, 18) +
    [
      [-830, 672, 50],
      [-755, 622, -8],
      [-694, 690, 62],
    ]
      .map(
        ([x = 0, y = 0, turn = 0]) =>
          `<g transform="translate(${x} ${y}) rotate(${turn})">${shape("M-36 -6V-44Q0 -60 36 -40V-6Z", YELLOW, THIN)}</g>`,
      )
      .join("")
  );
}
