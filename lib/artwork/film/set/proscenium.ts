import { INK, mix } from "../../drawing/color";
import { disc } from "../../drawing/outlined";
import { circle } from "../../drawing/svg";
import { lampsIn, drawInLight } from "./drawings";
import { CREAM, GOLD, colorInLight, FINE } from "./palette";
import type { Shot } from "./shot";

/** Distance of the arch in front of the curtain. */
const ARCH_DEPTH = -20;
/** Half the width of the opening, its top and its foot. */
const HALF = 662;
const TOP = -862;
const FOOT = 470;

/** The wall around the stage: the arch with its bulbs, its crest, and boxes at the sides. */
export function proscenium(shot: Shot): string {
  const { film, view, light } = shot;
  const { left, right, top, bottom } = view.window(ARCH_DEPTH);
  // The picture is inside of the opening: no part of the wall is visible.
  if (left > -HALF && right < HALF && top > TOP && bottom < FOOT) return "";
  return view.drawOnPlane(
    ARCH_DEPTH,
    drawInLight(film.drawings, "arch", light),
    bulbs(shot),
    drawInLight(film.drawings, "crest", light),
  );
}

function bulbs({ film, light, frame }: Shot): string {
  const level = Math.max(light.house, light.stage * 0.9);
  return lampsIn(film.drawings, "arch")
    .map(([x, y], index) => {
      // Two of three are bright, and the dark one moves around the arch.
      const on = level > 0.25 && (index + Math.floor(frame)) % 3 !== 0;
      const fill = on ? CREAM : colorInLight(mix(GOLD, INK, 0.35), level);
      return (
        (on ? circle(x, y, 25, { fill: GOLD, "fill-opacity": 0.4 }) : "") +
        disc(x, y, 13, fill, FINE)
      );
    })
    .join("");
}
