/** Measures of the drawing in SVG units; `top` and `foot` are heights in cm. */
export const SCALE = {
  centimetre: 9,
  top: 187,
  foot: 138,
  ruler: 52,
  columnWidth: 27,
  barrier: 46,
} as const;

/** Distance of a height from the top, in SVG units. */
export const levelOf = (centimetres: number): number =>
  (SCALE.top - centimetres) * SCALE.centimetre;

export const columnMiddle = (index: number): number =>
  SCALE.ruler + (index + 0.5) * SCALE.columnWidth;
