/** The scene that a stand is arranged on, in scene units. Schema: content/schema/flower-stand.schema.json. */
export const SCENE = { width: 900, height: 1200 } as const;

/** Per cent of a layer's own size; SPEC section 9: 100 initially. */
export const ZOOM = { least: 20, most: 300, first: 100 } as const;

/** Degrees, to the right; SPEC section 9: 0 initially. */
export const TURN = { least: -180, most: 180, first: 0 } as const;

/** The nearest whole number within limits. Adding 0 turns -0, which JSON does not know, into 0. */
export const wholeWithin = ({ least, most }: { least: number; most: number }, value: number) =>
  Math.round(Math.min(most, Math.max(least, value))) + 0;

/** Layers of a stand, the stand itself among them. */
export const MOST_LAYERS = 40;

/**
 * A message: in characters as a reader counts them, in lines, and in code points, of which one character may
 * have many.
 */
export const TEXT = { characters: 80, lines: 4, codePoints: 640 } as const;

/**
 * A stand as JSON, in characters or bytes: what is longer is not looked at. 40 layers without messages have
 * about 5,000, and the longest messages that there can be 100,000.
 */
export const LONGEST_JSON = 120_000;

/** The same, packed into a file of the visitor's. */
export const LONGEST_PACKED = 200_000;

/** A stand in a link; the server takes no longer one. */
export const LONGEST_LINK = 8192;
