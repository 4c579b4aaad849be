/** Colours that an illustration takes from its subject, by CSS custom property (`var(--base, #fe4d91)`). */
const SLOTS = {
  base: "main colour of the unit, trip or campaign (color1 of its set)",
  second: "its second colour (color2)",
  light: "its light colour",
  border: "colour of its frames",
  bar: "colour of its bars",
  cv: "colour of the line that names the voice",
  "on-base": "ink or white, whichever can be read on its main colour",
  deep: "a dark tone of its main colour",
  pale: "a pale tone of its light colour",
  accent: "image colour of the character, else the main colour",
  skin: "colour of the skin",
  sleeve: "colour of the costume's sleeves, for the arms of a pose",
  "far-sleeve": "the same on the side away from the viewer, if the sleeves differ",
  hair: "colour of the hair",
  "hair-shade": "the hair's shaded tone",
  "hair-line": "lines between locks of the hair",
  streak: "second colour of the hair",
  band: "colour of the band round a tail or a braid",
  brow: "colour of the brows, which follows the hair",
  "iris-left": "colour of the left iris, as the viewer sees it",
  "iris-right": "colour of the right iris",
  own: "colour that a look gives to glasses or an ornament",
  halo: "tint of the image colour behind a head",
  "spot-1": "first colour of the motif besides those of the set",
  "spot-2": "second colour of the motif",
  "spot-3": "third colour of the motif",
  "spot-4": "fourth colour of the motif",
} as const;

export type SlotName = keyof typeof SLOTS;

export const SLOT_NAMES = Object.keys(SLOTS) as SlotName[];
