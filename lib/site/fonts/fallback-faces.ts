import type { Font } from "fontkit";
import { create } from "fontkit";
import subsetFont from "subset-font";

/** A system typeface that stands in while one of ours is loading. */
interface StandIn {
  /** Names under which phones and computers have it, all of about the same width. */
  local: readonly string[];
  /** Average width of a letter in English text, in em. */
  width: number;
}

// Widths of Arial and Arial Bold (Helvetica, Liberation Sans and Roboto are within 2 % of them), weighted
// by how often letters occur in English, as Capsize measures them.
const REGULAR: StandIn = {
  local: ["Arial", "Roboto", "Helvetica Neue", "Liberation Sans"],
  width: 904 / 2048,
};
const BOLD: StandIn = {
  local: [
    "Arial Bold",
    "Arial-BoldMT",
    "Roboto Bold",
    "HelveticaNeue-Bold",
    "Liberation Sans Bold",
  ],
  width: 983 / 2048,
};

/** How often each letter occurs in 10,000 letters of English, with the space between words. */
const FREQUENCIES: Readonly<Record<string, number>> = {
  " ": 1918,
  e: 1021,
  t: 749,
  a: 655,
  o: 620,
  n: 572,
  i: 566,
  s: 528,
  h: 491,
  r: 487,
  d: 346,
  l: 331,
  u: 228,
  c: 226,
  m: 199,
  w: 195,
  f: 182,
  g: 164,
  y: 161,
  p: 153,
  b: 125,
  v: 80,
  k: 63,
};

/** What the fallback of a typeface is made from. */
export interface FallbackSource {
  /** Family of the fallback in style sheets. */
  family: string;
  /** Our typeface: the bytes of a variable woff2 font. */
  font: Buffer;
  /** The weight that most of its text has; from 700 on, a bold typeface stands in. */
  weight: number;
}

/**
 * An `@font-face` rule of a system typeface, scaled so that its lines are as long and as high as ours:
 * when our typeface arrives, nothing on the page moves.
 */
export async function fallbackFace({
  family,
  font: bytes,
  weight,
}: FallbackSource): Promise<string> {
  const letters = Object.keys(FREQUENCIES).join("");
  const variationAxes = { wght: weight };
  const font = create(await subsetFont(bytes, letters, { targetFormat: "sfnt", variationAxes }));
  if (!("layout" in font)) throw new Error(`${family} is a collection of fonts.`);
  const standIn = weight >= 700 ? BOLD : REGULAR;
  const scale = averageWidth(font) / standIn.width;
  const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
  const ofEm = (units: number) => percent(Math.abs(units) / font.unitsPerEm / scale);
  return [
    "@font-face {",
    `  font-family: "${family}";`,
    `  src: ${standIn.local.map((name) => `local("${name}")`).join(", ")};`,
    `  size-adjust: ${percent(scale)};`,
    `  ascent-override: ${ofEm(font.ascent)};`,
    `  descent-override: ${ofEm(font.descent)};`,
    `  line-gap-override: ${ofEm(font.lineGap)};`,
    "}",
  ].join("\n");
}

/** Average width of a letter of `font` in English text, in em. */
function averageWidth(font: Font): number {
  const letters = Object.entries(FREQUENCIES);
  const total = letters.reduce((sum, [, count]) => sum + count, 0);
  const width = letters.reduce(
    (sum, [letter, count]) => sum + font.layout(letter).advanceWidth * count,
    0,
  );
  return width / total / font.unitsPerEm;
}
