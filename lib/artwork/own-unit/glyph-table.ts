/** Outlines of a display typeface for browsers: lengths are thousandths of the font size. */
export interface GlyphTable {
  readonly capHeight: number;
  /** Advance and path data by character. */
  readonly glyphs: Readonly<Record<string, readonly [advance: number, d: string]>>;
  /** Changed distance of two characters by the pair. */
  readonly kerning: Readonly<Record<string, number>>;
}
