import type { DETAIL_NAMES } from "../../content/catalogue/poster-key";
import { isMirrored } from "../../artwork/posters/poster/poster";

/** A square that is cut from a poster, as fractions of the poster's width and height. */
export interface PosterDetail {
  name: (typeof DETAIL_NAMES)[number];
  left: number;
  top: number;
  width: number;
  height: number;
}

// Posters are 3:4: a square as wide as a share of the poster is 3/4 of that share high.
function square(
  name: PosterDetail["name"],
  left: number,
  top: number,
  width: number,
): PosterDetail {
  return { name, left, top, width, height: width * 0.75 };
}

/**
 * The three details of a profile page (`videoPic` of SPEC section 3), square on every poster: none
 * cuts through the lettering, which a mirrored poster has on its other side.
 */
export function posterDetails(id: number): readonly PosterDetail[] {
  return [
    square("face", 0.27, 0.24, 0.46),
    square("costume", 0.33, 0.52, 0.34),
    square("print", isMirrored(id) ? 0 : 0.64, 0.19, 0.36),
  ];
}
