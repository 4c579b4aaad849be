/** Size of the scene in scene units. Schema: content/schema/flower-stand.schema.json. */
export const SCENE = { width: 900, height: 1200 } as const;

/** Per cent of a layer's natural size; initially 100 (SPEC section 9). */
export const ZOOM = { least: 20, most: 300, first: 100 } as const;

/** Degrees clockwise; initially 0 (SPEC section 9). */
export const TURN = { least: -180, most: 180, first: 0 } as const;

/** The nearest whole number within limits. Adding 0 turns -0, which JSON does not have, into 0. */
export const clampedInteger = ({ least, most }: { least: number; most: number }, value: number) =>
  Math.round(Math.min(most, Math.max(least, value))) + 0;

/** Greatest number of layers, including the stand itself. */
export const MAX_LAYERS = 40;

/**
 * Limits of a message: characters as a reader counts them, lines, and code points, of which one character may have
 * many.
 */
export const TEXT = { characters: 80, lines: 4, codePoints: 640 } as const;

/**
 * Limit of a stand's JSON, in characters or bytes. 40 layers without messages take about 5,000, with the longest
 * messages 100,000.
 */
export const LONGEST_JSON = 120_000;

/** The same for a packed file. */
export const LONGEST_PACKED = 200_000;

/** The same for a link; the server accepts no longer one. */
export const LONGEST_LINK = 8192;
