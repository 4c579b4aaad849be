import { createRequire } from "node:module";
import { join } from "node:path";
import type { Font } from "fontkit";
import { round } from "../drawing/svg";
import { inked, type LetteringStyle, type Outlines, type Weight } from "./inked";
import { openAtWeight } from "./variable-font";

export type { LetteringStyle, Outlines, Weight } from "./inked";

const FONT_FILE = "@fontsource-variable/unbounded/files/unbounded-latin-wght-normal.woff2";
// Resolved from the site's folder, since Gatsby bundles its configuration elsewhere.
export const fromSite = createRequire(join(process.cwd(), "package.json"));
const SPACE = 0x20;
const fonts = new Map<Weight, Font>();

/**
 * Sets `text` in Unbounded, kerned, as path data of a line `size` units high (1 em).
 * Letters with marks that the font lacks fall back to the plain letter.
 * @param spacing width added to each space, in font sizes
 * @throws if the font has no glyph for a character.
 */
export function outlines(
  text: string,
  size: number,
  weight: Weight = 900,
  tracking = 0,
  spacing = 0,
): Outlines {
  const font = fontAt(weight);
  const scale = size / font.unitsPerEm;
  const run = font.layout(drawable(text, font));
  let d = "";
  let x = 0;
  run.glyphs.forEach((glyph, index) => {
    const position = run.positions[index];
    const left = x + (position?.xOffset ?? 0) * scale;
    d += rounded(glyph.path.scale(scale, -scale).translate(left, 0).toSVG());
    x += (position?.xAdvance ?? glyph.advanceWidth) * scale + tracking * size;
    if (spacing && glyph.codePoints[0] === SPACE) x += spacing * size;
  });
  return { d, width: Math.max(0, x - tracking * size), capHeight: font.capHeight * scale };
}

/** Width of a line of the heaviest weight, which takes less time than its outlines. */
export function advanceOf(text: string, size: number): number {
  const font = fontAt(900);
  return (font.layout(drawable(text, font)).advanceWidth * size) / font.unitsPerEm;
}

/**
 * A line of lettering with its baseline at y = 0: hard shadow, ink outline, then the letters.
 * @throws if the font has no glyph for a character.
 */
export const lettering = (text: string, style: LetteringStyle): string =>
  inked(outlines(text, style.size, style.weight, style.tracking, style.spacing), style);

export const plainLettering = (text: string, style: LetteringStyle): string =>
  lettering(text, { ...style, outlineWidth: 0, shadowX: 0, shadowY: 0 });

/** Font size at which `text` is `width` units wide, but not above `limit`. */
export function fitSize(
  text: string,
  width: number,
  limit: number,
  weight: Weight = 900,
  tracking = 0,
): number {
  return Math.min(limit, (100 * width) / outlines(text, 100, weight, tracking).width);
}

/** Characters by whether they can be lettered: texts have many, of few kinds. */
const known = new Map<string, boolean>();

/** True if the font has a letter, at least without its marks. */
export function canLetter(char: string): boolean {
  const can = known.get(char) ?? drawnAs(char, fontAt(900)) !== undefined;
  known.set(char, can);
  return can;
}

/** Unbounded at a weight. */
export function fontAt(weight: Weight): Font {
  let font = fonts.get(weight);
  if (!font) {
    font = openAtWeight(fromSite.resolve(FONT_FILE), weight);
    fonts.set(weight, font);
  }
  return font;
}

function drawable(text: string, font: Font): string {
  return [...text]
    .map((char) => {
      const drawn = drawnAs(char, font);
      if (drawn === undefined) throw new Error(`Unbounded has no letter "${char}" (in "${text}").`);
      return drawn;
    })
    .join("");
}

// The letter itself, or else without its marks.
function drawnAs(char: string, font: Font): string | undefined {
  const has = (one: string) => font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0);
  const plain = has(char) ? char : char.normalize("NFD").replace(/\p{M}/gu, "");
  return plain && [...plain].every(has) ? plain : undefined;
}

/** Path data in tenths: fontkit writes hundredths, which are twice as long. */
export function rounded(d: string): string {
  return d.replace(/-?\d+\.\d+/g, (number) => String(round(Number(number))));
}
