import { element, escapeXml, place, round } from "../drawing/svg";
import { inked, type LetteringStyle, type Outlines } from "../lettering/inked";
import type { GlyphTable } from "./glyph-table";

const EM = 1000;

/** Typefaces of the device for scripts that the table lacks. */
const FALLBACK =
  "'Hiragino Sans','Noto Sans CJK JP','Noto Sans JP','Yu Gothic','Meiryo',sans-serif";

/** Letters of a line in the table, without marks if needed; undefined if it lacks one. */
function lettersIn(text: string, { glyphs }: GlyphTable): string[] | undefined {
  const letters = [...text.normalize("NFC")].map((one) =>
    glyphs[one] ? one : one.normalize("NFD").replace(/\p{M}/gu, ""),
  );
  return letters.every((one) => Object.hasOwn(glyphs, one)) ? letters : undefined;
}

/** Width of a line and height of its capitals at a font size of 1. */
export function measured(text: string, table: GlyphTable): { width: number; capHeight: number } {
  const letters = lettersIn(text, table);
  if (!letters) {
    // Signs of East Asia fill a square; others are rarely wider than this.
    const width = [...text].reduce((sum, one) => sum + (one > "\u2e80" ? 1.02 : 0.66), 0);
    return { width, capHeight: 0.78 };
  }
  const width = letters.reduce((sum, one, at) => sum + stepOf(letters, one, at, table), 0);
  return { width: width / EM, capHeight: table.capHeight / EM };
}

const stepOf = (letters: readonly string[], one: string, at: number, table: GlyphTable): number =>
  (table.glyphs[one]?.[0] ?? 0) + (table.kerning[one + (letters[at + 1] ?? "")] ?? 0);

/** A line in the style, its baseline at y = 0: as outlines, or as text where the table lacks a letter. */
export function setLine(text: string, style: LetteringStyle, table: GlyphTable): string {
  const letters = lettersIn(text, table);
  return letters
    ? inked(outlinesOf(letters, style.size, table), style)
    : asText(text, style, table);
}

function outlinesOf(letters: readonly string[], size: number, table: GlyphTable): Outlines {
  const scale = size / EM;
  let x = 0;
  let d = "";
  for (const [at, one] of letters.entries()) {
    d += moved(table.glyphs[one]?.[1] ?? "", x, scale);
    x += stepOf(letters, one, at, table) * scale;
  }
  return { d, width: x, capHeight: table.capHeight * scale };
}

/** Absolute path data, moved to the right and scaled: its numbers come in pairs. */
function moved(d: string, x: number, scale: number): string {
  let isX = false;
  return d.replace(/-?\d+/g, (number) => {
    isX = !isX;
    return String(round(Number(number) * scale + (isX ? x : 0)));
  });
}

function asText(text: string, style: LetteringStyle, table: GlyphTable): string {
  const { size, fill = "#ffffff", outline = "#17131c", anchor = "start" } = style;
  const stroke = (style.outlineWidth ?? 0.1) * size;
  const line = (color: string, rim: number) =>
    element(
      "text",
      {
        "font-family": FALLBACK,
        "font-weight": 900,
        "font-size": size,
        "text-anchor": anchor,
        textLength: measured(text, table).width * size,
        lengthAdjust: "spacingAndGlyphs",
        fill: color,
        ...(rim > 0 && { stroke: color, "stroke-width": rim, "stroke-linejoin": "round" }),
      },
      escapeXml(text),
    );
  const dropped = place(
    line(style.shadow ?? outline, stroke),
    (style.shadowX ?? 0.03) * size,
    (style.shadowY ?? 0.07) * size,
  );
  return dropped + line(outline, stroke) + line(fill, 0);
}
