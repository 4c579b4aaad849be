import { mix, PAPER } from "../../drawing/color";
import { shape } from "../../drawing/outlined";
import { around } from "../../drawing/shapes";
import { path, place, rect } from "../../drawing/svg";
import { columnGate, flag, lightGate, potGate, roseGate } from "./props/gates";
import { pennants } from "./props/pennants";
import { tiledFloor } from "./props/plaza";
import { rays } from "./props/rays";
import type { Scene, SceneFrame } from "./scene";
import { arch, block, EDGE, screened, sheetDots } from "./props/sheet";

/** Gates as x, foot and scale; then the horizon of the plaza and the middle of the view. */
const places = {
  wide: {
    gates: [
      [764, 604, 0.94],
      [1000, 576, 0.88],
      [1236, 576, 0.88],
      [1472, 604, 0.94],
    ],
    horizon: 530,
    middle: 1120,
  },
  tall: {
    gates: [
      [150, 1120, 1.12],
      [452, 1060, 1.06],
      [748, 1060, 1.06],
      [1050, 1120, 1.12],
    ],
    horizon: 980,
    middle: 600,
  },
} as const;

/** The audition’s four tours as four gates of one arena: roses, kitchen, light sticks, columns. */
export const fourGates: Scene = {
  back: (frame) =>
    sky(frame) + arena(frame) + tiledFloor(frame, places[frame.shape]) + gates(frame),
  front: (frame) => kerb(frame),
};

function sky({ width, height, shape: form, colors }: SceneFrame): string {
  const { horizon, middle } = places[form];
  const reach = Math.hypot(width, height);
  const cloud = (x: number, y: number, size: number) =>
    place(
      path(
        "M-170 60H176A62 62 0 0 0 140 -56A98 98 0 0 0 -30 -90A84 84 0 0 0 -150 -40A56 56 0 0 0 -170 60Z",
        { fill: PAPER, "fill-opacity": 0.85 },
      ),
      x,
      y,
      0,
      size,
    );
  const drawn =
    form === "wide"
      ? [cloud(500, 240, 0.46), cloud(660, 290, 0.3)]
      : [cloud(160, 470, 0.9), cloud(1010, 380, 1.05)];
  return (
    rect(0, 0, width, height, { fill: colors.color1 }) +
    path(rays(middle, horizon, reach, 20, 4.5), { fill: colors.color2 }) +
    sheetDots({ width, height }, "top", 0.34, mix(colors.color1, "#ff3d6e", 0.18)) +
    drawn.join("")
  );
}

// Two storeys of arcades behind the gates.
function arena(frame: SceneFrame): string {
  const { width, shape: form, colors } = frame;
  const { horizon } = places[form];
  const wall = mix(colors.light, colors.color1, 0.3);
  const rise = (x: number) => 34 * ((x - width / 2) / (width / 2)) ** 2;
  const tier = (y: number, high: number, step: number, shift: number) =>
    around(Math.ceil(width / step) + 1, (index) => {
      const x = index * step - shift;
      return arch(x, y - rise(x), step * 0.62, high);
    }).join("");
  const top = horizon - 176;
  const outline = `M-20 ${horizon + 20}V${top - 40}Q${width / 2} ${top + 40} ${width + 20} ${top - 40}V${horizon + 20}Z`;
  const flags = around(4, (index) => {
    const x = form === "wide" ? 70 + index * 170 : 60 + index * 345;
    const fill = [colors.color1, "#ff5c93", "#7d6bff", "#3fbf6b"][index % 4] as string;
    return place(flag(form === "wide" ? 120 : 190, fill, PAPER), x, top - rise(x) + 12, 0, 0.86);
  });
  return (
    flags.join("") +
    shape(outline, wall, EDGE + 1) +
    screened(
      outline,
      { x: 0, y: top - 60, width, height: 260 },
      "top",
      0.5,
      mix(wall, PAPER, 0.6),
    ) +
    shape(outline, "none", EDGE + 1) +
    path(tier(top + 36, 60, 62, 10) + tier(top + 116, 70, 74, 34), {
      fill: mix(wall, "#7a2f5c", 0.62),
    })
  );
}

function gates({ shape: form, width, colors }: SceneFrame): string {
  const drawn = [roseGate, potGate, lightGate, columnGate].map((draw, index) => {
    const [x, foot, scale] = places[form].gates[index] ?? [0, 0, 1];
    return { order: scale, markup: place(draw(), x, foot, 0, scale) };
  });
  const line =
    form === "wide"
      ? pennants(-20, width + 20, -24, 56, 26)
      : pennants(-20, width + 20, 20, 120, 16);
  return (
    line([colors.color1, PAPER, "#ff5c93", "#7d6bff"]) +
    drawn
      .toSorted((one, other) => one.order - other.order)
      .map(({ markup }) => markup)
      .join("")
  );
}

// A low step in four colours before the cast.
function kerb({ width, height, shape: form }: SceneFrame): string {
  const high = form === "wide" ? 44 : 66;
  const y = height - high;
  const step = width / 16;
  const tiles = around(16, (index) => {
    const fill = ["#ff5c93", "#ffa04d", "#7d6bff", "#f6e7cf"][index % 4] as string;
    return shape(block(index * step, y + 14, step, high), fill, EDGE - 1);
  });
  return tiles.join("") + shape(block(-20, y - 8, width + 40, 24), PAPER, EDGE + 1);
}
