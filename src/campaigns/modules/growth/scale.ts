/** Measures of the drawing in SVG units. */
export const SCALE = {
  centimetre: 9,
  top: 187,
  foot: 138,
  ruler: 52,
  place: 27,
  barrier: 46,
} as const;

/** Distance of a height from the top. */
export function levelOf(centimetres: number): number {
  return (SCALE.top - centimetres) * SCALE.centimetre;
}

export function middleOf(place: number): number {
  return SCALE.ruler + (place + 0.5) * SCALE.place;
}
