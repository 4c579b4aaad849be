import { INK, mix, PAPER } from "../../drawing/color";
import { disc, flat, line, shape } from "../../drawing/outlined";
import { around, polygon } from "../../drawing/shapes";
import { path, place, rect } from "../../drawing/svg";
import { mug, pen, polaroid, profileSheet, stamp, tape } from "./props/stationery";
import type { Scene, SceneFrame } from "./scene";
import { block, EDGE, FINE, solid, sheetDots } from "./props/sheet";

const GOLD = "#ffc53d";
const HAIR = ["#5a3a8a", "#23395b", "#d9694a", "#2f7d6b", "#e8b84a"];

/** The producer’s desk at night, seen at an angle: sheets to fill in, photographs, a pen, a mug. */
export const desk: Scene = {
  back: (frame) => top(frame) + (frame.shape === "wide" ? wideSpread(frame) : tallSpread(frame)),
  front: (frame) => ledge(frame),
};

// Planks aslant, a cutting mat on them, the light of a lamp from above.
function top({ width, height, shape: form, colors }: SceneFrame): string {
  const wood = mix(colors.color1, "#a8633a", 0.42);
  const reach = width + height;
  const slope = (x: number) => x - 260;
  const planks = around(16, (index) => {
    const y = -400 + index * 170;
    return `M-20 ${y}L${width + 20} ${y + slope(width) * 0.24}`;
  }).join("");
  const grain = around(26, (index) => {
    const x = (index * 397) % width;
    const y = (index * 251) % height;
    return `M${x} ${y}l${90 + (index % 3) * 50} ${(90 + (index % 3) * 50) * 0.2}`;
  }).join("");
  const wide = form === "wide";
  const light = wide
    ? polygon([
        [1010, -20],
        [1250, -20],
        [1750, height + 20],
        [420, height + 20],
      ])
    : polygon([
        [480, -20],
        [760, -20],
        [1320, reach],
        [-160, reach],
      ]);
  return (
    rect(0, 0, width, height, { fill: wood }) +
    path(light, { fill: mix(wood, "#fff0c2", 0.4) }) +
    sheetDots({ width, height }, "left", 0.4, mix(wood, INK, 0.1)) +
    line(grain, mix(wood, INK, 0.2), 5) +
    line(planks, mix(wood, INK, 0.5), EDGE) +
    (wide
      ? place(mat(colors.color2, 900, 620), 760, 214, 7)
      : place(mat(colors.color2, 1040, 900), 60, 640, 6))
  );
}

function mat(tone: string, width: number, height: number): string {
  const fill = mix(tone, "#12705f", 0.78);
  const pale = mix(fill, PAPER, 0.4);
  const columns = around(
    Math.floor(width / 52) - 1,
    (index) => `M${40 + index * 52} 40V${height - 40}`,
  );
  const rows = around(
    Math.floor(height / 52) - 1,
    (index) => `M40 ${40 + index * 52}H${width - 40}`,
  );
  return (
    solid(block(0, 0, width, height, 22), fill, 18, EDGE + 1) +
    line([...columns, ...rows].join(""), pale, 2.5) +
    path(block(30, 30, width - 60, height - 60, 10), {
      fill: "none",
      stroke: pale,
      "stroke-width": 6,
    })
  );
}

function wideSpread({ colors }: SceneFrame): string {
  const { color1, color2, bar } = colors;
  return [
    place(profileSheet("#fffaf0", color1, HAIR[0] as string), 96, 396, -11, 1.06),
    place(profileSheet(PAPER, bar, HAIR[3] as string), 420, 470, 8, 0.86),
    place(tape(170, "#ff5c93"), 236, 366, -14),
    place(polaroid("#7fd6ff", HAIR[1] as string, color1), 860, 150, -12, 0.98),
    place(polaroid("#ffb3cf", HAIR[4] as string, "#7d6bff"), 1112, 118, 7, 0.98),
    place(polaroid(color2, HAIR[2] as string, "#3fbf6b"), 1360, 168, -5, 0.98),
    place(pins(), 628, 92),
    place(pen("#2a2440", GOLD), 104, 190, -17, 1.06),
    place(mug("#ff5c93"), 1560, 420, 40, 1.02),
    place(stamp("#c98a4b", "#e23d4b"), 486, 400, -8, 0.8),
  ].join("");
}

function tallSpread({ colors }: SceneFrame): string {
  const { color1, color2, bar } = colors;
  return [
    place(profileSheet(PAPER, bar, HAIR[3] as string), 40, 560, -12, 1),
    place(profileSheet("#fffaf0", color1, HAIR[0] as string), 800, 540, 9, 1.04),
    place(polaroid("#7fd6ff", HAIR[1] as string, color1), 150, 540, -12, 1.15),
    place(polaroid("#ffb3cf", HAIR[4] as string, "#7d6bff"), 450, 580, 6, 1.15),
    place(polaroid(color2, HAIR[2] as string, "#3fbf6b"), 760, 540, -6, 1.15),
    place(tape(200, "#ff5c93"), 1010, 540, 12),
    place(mug("#ff5c93"), 1050, 420, 40, 1.1),
    place(pen("#2a2440", GOLD), 1096, 700, 78, 1),
    place(stamp("#c98a4b", "#e23d4b"), 360, 360, -10, 0.9),
  ].join("");
}

const pins = (): string =>
  [0, 46, 96]
    .map(
      (x, index) =>
        disc(x, (index % 2) * 34, 15, ["#ff5c93", GOLD, "#5ff0ff"][index] as string, FINE) +
        disc(x - 4, (index % 2) * 34 - 4, 4, PAPER, 0),
    )
    .join("");

// A steel ruler along the near edge, and a sticker sheet's corner.
function ledge({ width, height, shape: form, colors }: SceneFrame): string {
  const high = form === "wide" ? 58 : 84;
  const y = height - high;
  const ticks = around(
    Math.ceil(width / 20),
    (index) => `M${index * 20} ${y}v${index % 5 ? high * 0.26 : high * 0.5}`,
  );
  return (
    flat(block(0, y - 14, width, 14), mix(INK, colors.color1, 0.1)) +
    shape(block(-20, y, width + 40, high + 20), "#ffd95e", EDGE + 1) +
    line(ticks.join(""), INK, 4)
  );
}
