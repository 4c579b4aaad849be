import type { PanelText } from "../../../content/types";
import { charactersOf } from "../document/plain-message";

/** A line of a message, in the part's own units from its middle; `x` is the middle of the line. */
export interface TextLine {
  readonly text: string;
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
}

/** A message on its panel. */
export interface SetText {
  /** Font size, in the part's units. */
  readonly size: number;
  readonly lines: readonly TextLine[];
}

/** Sizes that are tried, the largest first. */
const SIZES = [64, 56, 50, 44, 40, 36, 32, 28, 25, 22, 20, 18, 16, 14, 12, 10];
const LINE = 1.22;
/** Part of the size by which a baseline lies below the middle of its line. */
const BASELINE = 0.35;

// Ideographs, kana, Hangul, full-width forms and pictures take a square each.
const SQUARE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF00-\uFF60\p{Extended_Pictographic}]/u;
const LOWER = /[a-z]/;
const NARROW = /[\s.,:;!|'’iljtfrI()[\]-]/;
const WIDE = /[mwMWQOGDHNU@%&\u2014\u2026]/;

/**
 * A width that the line will not pass in the text face at its heaviest or in a system face, in parts of the size. It is
 * reckoned, not measured, so that a stand is laid out the same everywhere, also where nothing can measure.
 */
export function widthOf(line: string): number {
  let width = 0;
  for (const character of charactersOf(line)) {
    if (SQUARE.test(character)) width += 1.05;
    else if (NARROW.test(character)) width += 0.4;
    else if (WIDE.test(character)) width += 0.96;
    else if (LOWER.test(character)) width += 0.62;
    else width += 0.76;
  }
  return width;
}

/** Sets a message into a panel's box: as large as fits, broken where words end. */
export function setText(
  message: string,
  box: PanelText,
  part: { readonly width: number; readonly height: number },
): SetText | undefined {
  if (message.trim() === "") return undefined;
  for (const size of SIZES) {
    const lines = message.split("\n").flatMap((line) => broken(line, box.width / size));
    const isSmallest = size === SIZES.at(-1);
    if (!isSmallest && lines.length * size * LINE > box.height) continue;
    if (!isSmallest && lines.some((line) => widthOf(line) > box.width / size)) continue;
    const x = box.x + box.width / 2 - part.width / 2;
    const middle = box.y + box.height / 2 - part.height / 2;
    const first = middle - ((lines.length - 1) * size * LINE) / 2 + size * BASELINE;
    const set = lines.map((text, place) => ({ text, x, y: rounded(first + place * size * LINE) }));
    return { size, lines: set };
  }
  return undefined;
}

/** Breaks a line where words end; a word that is too long by itself, and ideographs, anywhere. */
function broken(line: string, most: number): string[] {
  const lines: string[] = [];
  let current = "";
  for (const piece of line.match(/\S+\s*|\s+/gu) ?? [""]) {
    if (widthOf((current + piece).trimEnd()) <= most) {
      current += piece;
      continue;
    }
    if (widthOf(piece.trimEnd()) <= most && !SQUARE.test(piece)) {
      if (current.trim() !== "") lines.push(current.trim());
      current = piece;
      continue;
    }
    for (const character of charactersOf(piece)) {
      if (current !== "" && widthOf(current + character) > most) {
        lines.push(current.trim());
        current = "";
      }
      current += character;
    }
  }
  lines.push(current.trim());
  return lines;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;
