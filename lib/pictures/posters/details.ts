import type { DETAIL_NAMES } from "../../content/model/kinds/poster-key";
import type { Region } from "../../images/types";
import { isMirrored } from "../../artwork/posters/poster/poster";

type DetailName = (typeof DETAIL_NAMES)[number];

// Posters are 3:4, so a square's height is 3/4 of its width as fractions.
const square = (left: number, top: number, width: number): Region => ({
  left,
  top,
  width,
  height: width * 0.75,
});

/**
 * The three details of a profile page (`videoPic` of SPEC section 3), square on every poster. They avoid the lettering,
 * which mirrored posters have on the other side.
 */
export function posterDetails(id: number): [DetailName, Region][] {
  return [
    ["face", square(0.27, 0.24, 0.46)],
    ["costume", square(0.33, 0.52, 0.34)],
    ["print", square(isMirrored(id) ? 0 : 0.64, 0.19, 0.36)],
  ];
}
