import { createRequire } from "node:module";
import { join } from "node:path";
import type { Font } from "fontkit";
import { INK, PAPER } from "../drawing/color";
import { path, place, round } from "../drawing/svg";
import { openAtWeight } from "./variable-font";

/** Weights of Unbounded that pictures are lettered in. */
export type Weight = 500 | 700 | 800 | 900;

/** A line of text as outlines. The baseline is y = 0, the line starts at x = 0. */
export interface Outlines {
  /** Path data; every glyph outline is filled. */
  d: string;
  /** Advance of the line. */
  width: number;
  /** Height of the capitals above the baseline. */
  capHeight: number;
}

/** How a line is inked. Lengths are shares of the font size. */
export interface LetteringStyle {
  size: number;
  weight?: Weight;
  fill?: string;
  /** Outline colour; the outline stands outside the letters. */
  outline?: string;
  outlineWidth?: number;
  shadow?: string;
  /** Hard shadow, right and down. */
  shadowX?: number;
  shadowY?: number;
  /** Extra space between letters. */
  tracking?: number;
  anchor?: "start" | "middle" | "end";
}

const FONT_FILE = "@fontsource-variable/unbounded/files/unbounded-latin-wght-normal.woff2";
// Gatsby bundles its configuration elsewhere, so packages are found from the site's own folder.
const fromSite = createRequire(join(process.cwd(), "package.json"));
const fonts = new Map<Weight, Font>();

/**
 * Sets `text` in Unbounded, kerned, as path data of a line `size` units high (1 em).
 * Letters with marks that the font lacks fall back to the plain letter.
 * @throws if the font has no glyph for a character.
 */
export function outlines(text: string, size: number, weight: Weight = 900, tracking = 0): Outlines {
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
  });
  return { d, width: Math.max(0, x - tracking * size), capHeight: font.capHeight * scale };
}

/**
 * A line of lettering with its baseline at y = 0: hard shadow, ink outline, then the letters.
 * @throws if the font has no glyph for a character.
 */
export function lettering(text: string, style: LetteringStyle): string {
  const { size, fill = PAPER, outline = INK, shadow = outline, anchor = "start" } = style;
  const { d, width } = outlines(text, size, style.weight, style.tracking);
  const stroke = (style.outlineWidth ?? 0.1) * size;
  const dx = (style.shadowX ?? 0.03) * size;
  const dy = (style.shadowY ?? 0.07) * size;
  const start = anchor === "middle" ? -width / 2 : anchor === "end" ? -width : 0;
  const inked = (color: string, transform?: string) => {
    const line = { stroke: color, "stroke-width": stroke, "stroke-linejoin": "round" };
    return path(d, { fill: color, ...line, transform });
  };
  const dropped = dx || dy ? inked(shadow, `translate(${round(dx)} ${round(dy)})`) : "";
  return place(dropped + (stroke ? inked(outline) : "") + path(d, { fill }), start, 0);
}

/** The same without an outline and a shadow. */
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

/** Whether the font has a letter, at least without its marks. */
export function canLetter(char: string): boolean {
  const can = known.get(char) ?? drawnAs(char, fontAt(900)) !== undefined;
  known.set(char, can);
  return can;
}

function fontAt(weight: Weight): Font {
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

// fontkit writes coordinates to a hundredth; a tenth is enough and half as long.
function rounded(d: string): string {
  return d.replace(/-?\d+\.\d+/g, (number) => String(round(Number(number))));
}
