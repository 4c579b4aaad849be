import { INK, mix, PAPER } from "../../drawing/color";
import { flat, line, shape } from "../../drawing/outlined";
import { around, polygon, star } from "../../drawing/shapes";
import { circle, element, place } from "../../drawing/svg";
import { block, EDGE, FINE, oval } from "../../posters/scenes/props/sheet";
import { CREAM, GOLD, lit, VELVET, WALL } from "./palette";
import type { Shot } from "./shot";

/** How far before the curtain the arch stands. */
export const ARCH_DEPTH = -20;
/** Half the width of the opening, its top, and the corner’s radius. */
const HALF = 662;
const TOP = -862;
const CORNER = 150;
const FOOT = 470;

const opening =
  `M${-HALF} ${FOOT}V${TOP + CORNER}A${CORNER} ${CORNER} 0 0 1 ${-HALF + CORNER} ${TOP}` +
  `H${HALF - CORNER}A${CORNER} ${CORNER} 0 0 1 ${HALF} ${TOP + CORNER}V${FOOT}`;

/** The wall round the stage: the arch with its bulbs, its crest, and boxes at the sides. */
export function proscenium(shot: Shot): string {
  const { view, light } = shot;
  const { left, right, top, bottom } = view.window(ARCH_DEPTH);
  // Only the frame's edge is in the picture: nothing of the wall need be drawn.
  if (left > -HALF && right < HALF && top > TOP && bottom < FOOT) return "";
  const wall = lit(WALL, light.house * 0.9 + 0.05);
  const outer = `M-2600 -2200H2600V1600H-2600Z`;
  return view.plane(
    ARCH_DEPTH,
    element("path", { d: `${outer}${opening}Z`, fill: wall, "fill-rule": "evenodd" }),
    panels(light.house),
    frame(shot),
    [-1, 1].map((side) => boxes(side, light.house)).join(""),
    crest(shot),
  );
}

// Pilasters beside the arch and a frieze of rays above it.
function panels(level: number): string {
  const pale = lit(mix(WALL, PAPER, 0.14), level * 0.9 + 0.05);
  const deep = lit(mix(WALL, INK, 0.3), level * 0.9 + 0.05);
  // They begin above the arch, as far from their root as that is.
  const rays = around(13, (index) => {
    const angle = ((index - 6) * 10 * Math.PI) / 180;
    const spread = (2.6 * Math.PI) / 180;
    const at = (turn: number, rise: number): [number, number] => [
      Math.tan(turn) * rise,
      -620 - rise,
    ];
    return polygon([
      at(angle - spread, 290),
      at(angle - spread, 1500),
      at(angle + spread, 1500),
      at(angle + spread, 290),
    ]);
  });
  const pilaster = (side: number) => {
    const x = side * 800;
    const flutes = [-30, 0, 30].map((dx) => `M${x + dx} -710V240`).join("");
    return (
      shape(block(x - 62, -790, 124, 1290), pale, EDGE) +
      line(flutes, deep, 10) +
      shape(block(x - 82, -850, 164, 62), pale, EDGE) +
      shape(block(x - 74, 262, 148, 40), pale, EDGE)
    );
  };
  return flat(rays.join(""), deep) + pilaster(-1) + pilaster(1);
}

function frame({ light, frame: at }: Shot): string {
  const level = Math.max(light.house, light.stage * 0.9);
  const gold = lit(GOLD, level * 0.9 + 0.08);
  const bulbs = bulbPlaces.map(([x, y], index) => {
    // Two of three are bright, and the dark one runs round the arch.
    const on = level > 0.25 && (index + Math.floor(at)) % 3 !== 0;
    const fill = on ? CREAM : lit(mix(GOLD, INK, 0.35), level);
    return (
      (on ? circle(x, y, 25, { fill: GOLD, "fill-opacity": 0.4 }) : "") +
      circle(x, y, 13, { fill, stroke: INK, "stroke-width": FINE })
    );
  });
  const band = (width: number, color: string) =>
    element("path", { d: opening, fill: "none", stroke: color, "stroke-width": width });
  return (
    band(92, INK) +
    band(78, gold) +
    band(56, INK) +
    band(46, lit(mix(WALL, INK, 0.45), level * 0.8)) +
    bulbs.join("")
  );
}

// Along the arch at even steps, mirrored about its middle.
const bulbPlaces: [number, number][] = (() => {
  const half: [number, number][] = [];
  for (let y = 400; y > TOP + CORNER; y -= 66) half.push([HALF, y]);
  for (const turn of [12, 36, 60, 84]) {
    const angle = (turn * Math.PI) / 180;
    half.push([HALF - CORNER + Math.cos(angle) * CORNER, TOP + CORNER - Math.sin(angle) * CORNER]);
  }
  for (let x = HALF - CORNER - 50; x > 20; x -= 66) half.push([x, TOP]);
  return [...half, ...half.map(([x, y]): [number, number] => [-x, y])];
})();

// Two boxes above each other, with somebody in them.
function boxes(side: number, level: number): string {
  const cloth = lit(VELVET, level * 0.75 + 0.06);
  const gold = lit(GOLD, level * 0.8 + 0.06);
  const dark = lit("#2c1850", level * 0.5);
  return [-470, -110]
    .map((y) => {
      const x = side * 1060;
      const heads = [-62, 34].map(
        (dx) => flat(oval(x + dx, y - 26, 30, 33), INK) + flat(oval(x + dx, y + 40, 52, 44), INK),
      );
      const swags = around(4, (index) => {
        const left = x - 150 + index * 75;
        return `M${left} ${y + 50}q37.5 62 75 0Z`;
      });
      return (
        shape(`M${x - 140} ${y + 60}V${y - 90}a140 120 0 0 1 280 0V${y + 60}Z`, dark, EDGE + 5) +
        heads.join("") +
        shape(`M${x - 168} ${y + 36}H${x + 168}L${x + 142} ${y + 150}H${x - 142}Z`, cloth, EDGE) +
        shape(swags.join(""), gold, FINE) +
        shape(block(x - 178, y + 20, 356, 30), gold, EDGE)
      );
    })
    .join("");
}

// A star between two wings of laurel, over the middle of the arch.
function crest({ light }: Shot): string {
  const level = Math.max(light.house, light.stage * 0.6);
  const gold = lit(GOLD, level * 0.9 + 0.08);
  const leaves = [-1, 1].flatMap((side) =>
    around(6, (index) => {
      const x = side * (120 + index * 62);
      const y = -942 + index * index * 3.4;
      return place(
        shape("M0 -46Q34 0 0 46Q-34 0 0 -46Z", lit(mix(GOLD, WALL, 0.25), level * 0.9), FINE),
        x,
        y,
        side * (52 + index * 6),
      );
    }),
  );
  return (
    leaves.join("") +
    shape(oval(0, -962, 118, 112), lit(VELVET, level * 0.85 + 0.06), EDGE + 3) +
    shape(star(5, 92, 0.52, 0, -958), gold, EDGE) +
    line("M-26 -984L-12 -1004", lit(PAPER, level), 8)
  );
}
