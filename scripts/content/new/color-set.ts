import type { ColorSet } from "../../../content/types";
import { contrast } from "../../../lib/content/model/catalogue/contrast";
import { INK, mix, PAPER } from "../../../lib/artwork/drawing/color";

/** Least contrast of text, and of bars (rule `contrast`), with a margin. */
const TEXT = 4.6;
const SHAPE = 3.1;

/** The seven colours of a page, derived from one; text on them is legible. */
export function colorSetOf(color: string): ColorSet {
  const text = contrast(INK, color) >= contrast(PAPER, color) ? INK : PAPER;
  // Behind white text, a paler second surface would have too little contrast.
  const color1 = readable(color, text === INK ? PAPER : INK, [text], TEXT);
  const color2 = text === INK ? mix(color1, PAPER, 0.3) : mix(color1, INK, 0.15);
  const light = mix(color1, PAPER, 0.92);
  return {
    color1,
    color2,
    border: INK,
    text,
    light,
    bar: readable(color1, INK, [light], SHAPE),
    cv: readable(color1, INK, [light], TEXT),
  };
}

/** Mixes a colour with another, just enough for a contrast with all surfaces. */
function readable(
  color: string,
  towards: string,
  surfaces: readonly string[],
  least: number,
): string {
  for (let share = 0; share < 1; share += 0.02) {
    const mixed = mix(color, towards, share);
    if (surfaces.every((surface) => contrast(mixed, surface) >= least)) return mixed;
  }
  return towards;
}
