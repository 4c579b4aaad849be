/** Measures of the line-up’s drawing, in its own units. */
export const SCALE = {
  centimetre: 9,
  top: 187,
  foot: 138,
  ruler: 52,
  place: 27,
  barrier: 46,
} as const;

/** How far below the top of the drawing a height is. */
export function levelOf(centimetres: number): number {
  return (SCALE.top - centimetres) * SCALE.centimetre;
}

/** Where the idol at a place (0 is the first) stands: the middle of the figure. */
export function middleOf(place: number): number {
  return SCALE.ruler + (place + 0.5) * SCALE.place;
}
