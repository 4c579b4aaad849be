/** Natural size of a picture on a stand, in scene units; posters have the same ratio. */
export const PICTURE = { width: 300, height: 400 } as const;

/** Outlines that pictures are cut to, around the centre of the layer, as SVG path data. */
export const SHAPES = {
  card: "M-132-200h264a18 18 0 0 1 18 18v364a18 18 0 0 1-18 18h-264a18 18 0 0 1-18-18v-364a18 18 0 0 1 18-18z",
  arch: "M-150-50a150 150 0 0 1 300 0v232a18 18 0 0 1-18 18h-264a18 18 0 0 1-18-18z",
  round: "M-150 0a150 150 0 1 1 300 0a150 150 0 1 1-300 0z",
  heart:
    "M0 170C-70 110-165 45-165-50C-165-120-115-160-70-160C-38-160-12-142 0-115C12-142 38-160 70-160C115-160 165-120 165-50C165 45 70 110 0 170z",
} as const;

/**
 * Boxes of own pictures behind each outline: as wide as the outline, in a poster's ratio, from its top, since faces are
 * in the upper half.
 */
const PICTURE_BOX = {
  card: { x: -150, y: -200, width: 300, height: 400 },
  arch: { x: -150, y: -200, width: 300, height: 400 },
  round: { x: -150, y: -150, width: 300, height: 400 },
  heart: { x: -165, y: -160, width: 330, height: 440 },
} as const;

/**
 * Boxes of our posters. They fill all outlines but the card's, where the full width would cut the lettering along the
 * poster's edge.
 */
const POSTER_BOX = {
  ...PICTURE_BOX,
  arch: { x: -250, y: -330, width: 500, height: 667 },
  round: { x: -220, y: -268, width: 440, height: 587 },
  heart: { x: -220, y: -268, width: 440, height: 587 },
} as const;

export function pictureBox(shape: keyof typeof PICTURE_BOX, isPoster: boolean) {
  return (isPoster ? POSTER_BOX : PICTURE_BOX)[shape];
}

/** Frame of a picture, in scene units: a white border and an ink line around it. */
export const FRAME = { white: 22, ink: 32 } as const;
