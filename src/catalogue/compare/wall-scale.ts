/** Measures of the wall, in units of its drawing: ten for a centimetre. */
export const WALL = {
  /** Centimetres of the wall above the barrier, and of these above the tallest. */
  shown: 70,
  above: 10,
  barrier: 112,
  ruler: 116,
} as const;

export const CENTIMETRE = 10;

/** Where the top of a head is on the sheet of a figure (1200 by 1600), and how large the sheet is drawn. */
export const FIGURE = { top: 262, scale: 0.45 } as const;

/** Where somebody of unknown height stands: so many centimetres below the tallest. */
const UNKNOWN = 12;
const USUAL = 175;

/** The wall on which people of these heights stand; nobody counts as two places that are free. */
export function wallScale(heights: readonly (number | undefined)[]) {
  const tallest = Math.max(...heights.map((height) => height ?? 0)) || USUAL;
  const top = tallest + WALL.above;
  const count = Math.max(2, heights.length);
  // Three stand apart; of more the shoulders overlap, as in a row for a photograph.
  const place = count < 4 ? 470 : count < 6 ? 370 : 300;
  return {
    top,
    place,
    width: WALL.ruler + count * place,
    height: WALL.shown * CENTIMETRE + WALL.barrier,
    /** How far below the upper edge a height is; for an unknown one, where somebody stands all the same. */
    levelOf: (height: number | undefined = tallest - UNKNOWN) => (top - height) * CENTIMETRE,
    middleOf: (at: number) => WALL.ruler + (at + 0.5) * place,
  };
}

/** The heights between which the wall is drawn, a line each, from the highest down. */
export function linesOf({ top }: { top: number }, step: number): number[] {
  const highest = Math.ceil((top + WALL.shown) / step) * step;
  const lowest = top - WALL.shown;
  const count = Math.floor((highest - lowest) / step) + 1;
  return Array.from({ length: count }, (_, index) => highest - index * step);
}
