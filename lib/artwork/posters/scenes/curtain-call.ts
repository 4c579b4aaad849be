import { INK, mix, PAPER } from "../../drawing/color";
import { disc, line, shape } from "../../drawing/outlined";
import { around } from "../../drawing/shapes";
import { rect, round } from "../../drawing/svg";
import { drape, valance } from "./props/curtain";
import type { Scene, SceneFrame } from "./scene";
import { block, EDGE, FINE, screened } from "./props/sheet";
import { lampHead, lightCone, truss } from "./props/spotlight";
import { starField } from "./props/stars";

const GOLD = "#ffc53d";

/** Middle of each spotlight, height of the stage floor, half width of a pool of light. */
const places = {
  wide: { spots: [806, 954, 1102, 1250, 1398], floor: 640, pool: 92, lamps: 116 },
  tall: { spots: [240, 420, 600, 780, 960], floor: 1090, pool: 96, lamps: 440 },
} as const;

/** A heavy curtain opens on five spotlights in which nobody stands yet. */
export const curtainCall: Scene = {
  back: (frame) => stage(frame) + lights(frame) + curtain(frame),
  front: (frame) => footlights(frame),
};

const dark = ({ colors }: SceneFrame): string => mix(colors.color1, "#120b2c", 0.84);

function stage(frame: SceneFrame): string {
  const { width, height, shape: form, colors } = frame;
  const { floor, spots } = places[form];
  const wall = dark(frame);
  const board = mix(colors.color1, "#7a3b1f", 0.62);
  const middle = spots[2];
  const planks = around(17, (index) => {
    const x = middle + (index - 8) * width * 0.16;
    return `M${round(middle + (x - middle) * 0.34)} ${floor}L${round(x)} ${height}`;
  });
  const ground = block(-20, floor, width + 40, height - floor + 20);
  return (
    rect(0, 0, width, height, { fill: wall }) +
    screened(
      block(0, 0, width, floor),
      { x: 0, y: 0, width, height: floor },
      "bottom",
      0.7,
      mix(wall, colors.color1, 0.3),
    ) +
    starField(
      "curtain call",
      { x: spots[0] - 80, y: 80, width: spots[4] - spots[0] + 160, height: floor - 200 },
      30,
      [PAPER, GOLD, colors.color2],
    ) +
    shape(ground, board, EDGE + 1) +
    line(planks.join(""), mix(board, INK, 0.5), FINE) +
    screened(
      ground,
      { x: 0, y: floor, width, height: height - floor },
      "bottom",
      0.9,
      mix(board, INK, 0.35),
    )
  );
}

// Five lamps on a bar, the outer ones leaning outwards.
function lights({ width, shape: form }: SceneFrame): string {
  const { spots, floor, pool, lamps } = places[form];
  const each = spots.map((x, index) => ({
    lamp: x + (index - 2) * 16,
    x,
    top: lamps + 26,
    foot: floor + pool * 0.72,
    pool,
  }));
  return (
    truss(width, lamps - 42) +
    each.map(lightCone).join("") +
    each.map((one, index) => lampHead(one, (2 - index) * 4)).join("")
  );
}

function curtain({ width, height, shape: form, colors }: SceneFrame): string {
  const wide = form === "wide";
  const cloth = { cloth: colors.color1, gold: GOLD };
  const left = wide
    ? drape({ ...cloth, top: 730, knot: 500, foot: 580, tie: 640, bottom: height + 20, folds: 8 })
    : drape({ ...cloth, top: 190, knot: 84, foot: 140, tie: 1060, bottom: height + 20, folds: 4 });
  const right = wide
    ? drape({ ...cloth, top: 110, knot: 44, foot: 80, tie: 560, bottom: height + 20, folds: 3 })
    : drape({ ...cloth, top: 190, knot: 84, foot: 140, tie: 1060, bottom: height + 20, folds: 4 });
  const above = mix(colors.color1, colors.color2, 0.35);
  return (
    left +
    `<g transform="translate(${width} 0) scale(-1 1)">${right}</g>` +
    valance(width, wide ? 8 : 5, wide ? 110 : 210, above, GOLD)
  );
}

// Shells with a bulb in each along the edge of the stage.
function footlights({ width, height, shape: form, colors }: SceneFrame): string {
  const wide = form === "wide";
  const count = wide ? 13 : 9;
  const step = width / count;
  const y = height - (wide ? 26 : 40);
  const r = wide ? 46 : 56;
  const shells = around(count, (index) => {
    const x = (index + 0.5) * step;
    const ribs = [-0.5, 0, 0.5].map(
      (share) => `M${round(x)} ${y}L${round(x + r * share * 1.4)} ${round(y - r * 0.84)}`,
    );
    return (
      shape(`M${round(x - r)} ${y}a${r} ${r} 0 0 1 ${r * 2} 0Z`, GOLD, EDGE) +
      line(ribs.join(""), mix(GOLD, INK, 0.45), 4) +
      disc(round(x), y - 8, r * 0.34, PAPER, FINE)
    );
  });
  return (
    shells.join("") +
    shape(block(-20, y, width + 40, 90), mix(colors.color1, INK, 0.55), EDGE + 1) +
    line(`M0 ${y + 15}H${width}`, GOLD, 6)
  );
}
