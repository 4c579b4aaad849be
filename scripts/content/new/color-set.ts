import type { ColorSet } from "../../../content/types";
import { contrast } from "../../../lib/content/model/catalogue/contrast";
import { INK, mix, PAPER } from "../../../lib/artwork/drawing/color";

/** Least contrast of text, and of bars (rule `contrast`), with a margin. */
const MIN_TEXT_CONTRAST = 4.6;
const MIN_BAR_CONTRAST = 3.1;

/** The seven colours of a page, derived from one; text on them is legible. */
export function colorSetOf(color: string): ColorSet {
  const text = contrast(INK, color) >= contrast(PAPER, color) ? INK : PAPER;
  // Behind white text, a paler second surface would have too little contrast.
  const color1 = mixUntilReadable(color, text === INK ? PAPER : INK, [text], MIN_TEXT_CONTRAST);
  const color2 = text === INK ? mix(color1, PAPER, 0.3) : mix(color1, INK, 0.15);
  const light = mix(color1, PAPER, 0.92);
  return {
    color1,
    color2,
    border: INK,
    text,
    light,
    bar: mixUntilReadable(color1, INK, [light], MIN_BAR_CONTRAST),
    cv: mixUntilReadable(color1, INK, [light], MIN_TEXT_CONTRAST),
  };
}

/** Mixes a colour with another, just enough for a contrast with all surfaces. */
function mixUntilReadable(
  color: string,
  towards: string,
  surfaces: readonly string[],
  minContrast: number,
): string {
  for (let share = 0; share < 1; share += 0.02) {
    const mixed = mix(color, towards, share);
    if (surfaces.every((surface) => contrast(mixed, surface) >= minContrast)) return mixed;
  }
  return towards;
}
