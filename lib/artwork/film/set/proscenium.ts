import { INK, mix } from "../../drawing/color";
import { circle } from "../../drawing/svg";
import { inLight } from "./drawings";
import { CREAM, GOLD, lit } from "./palette";
import { FINE } from "./sheet";
import type { Shot } from "./shot";

/** How far before the curtain the arch stands. */
export const ARCH_DEPTH = -20;
/** Half the width of the opening, its top, and the corner’s radius. */
const HALF = 662;
const TOP = -862;
const CORNER = 150;
const FOOT = 470;

/** The wall round the stage: the arch with its bulbs, its crest, and boxes at the sides. */
export function proscenium(shot: Shot): string {
  const { film, view, light } = shot;
  const { left, right, top, bottom } = view.window(ARCH_DEPTH);
  // Only the frame's edge is in the picture: nothing of the wall need be drawn.
  if (left > -HALF && right < HALF && top > TOP && bottom < FOOT) return "";
  return view.plane(
    ARCH_DEPTH,
    inLight(film.drawings, "arch", light),
    bulbs(shot),
    inLight(film.drawings, "crest", light),
  );
}

function bulbs({ light, frame }: Shot): string {
  const level = Math.max(light.house, light.stage * 0.9);
  return bulbPlaces
    .map(([x, y], index) => {
      // Two of three are bright, and the dark one runs round the arch.
      const on = level > 0.25 && (index + Math.floor(frame)) % 3 !== 0;
      const fill = on ? CREAM : lit(mix(GOLD, INK, 0.35), level);
      return (
        (on ? circle(x, y, 25, { fill: GOLD, "fill-opacity": 0.4 }) : "") +
        circle(x, y, 13, { fill, stroke: INK, "stroke-width": FINE })
      );
    })
    .join("");
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
