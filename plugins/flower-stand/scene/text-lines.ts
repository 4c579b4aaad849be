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
/** Rather than set smaller than this, a word is torn. */
const LEAST_WHOLE = 22;
const LINE = 1.22;
/** Part of the size by which a baseline lies below the middle of its line. */
const BASELINE = 0.35;

// Emoji, flags and keycaps; the widest of the fonts that systems have for them counts.
const PICTURE = /[\p{Extended_Pictographic}\p{Regional_Indicator}\u20E3]/u;
// Ideographs, kana, Hangul, full-width forms and the signs that stand among them take a square each.
const SQUARE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u2460-\u27BF\u2E80-\u33FF\uFE30-\uFE4F\uFF00-\uFF60\uFFE0-\uFFE6]/u;
/** What belongs to the word that the letter beside it belongs to. */
const LETTER = /^(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}\p{M}]/u;
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
    if (PICTURE.test(character)) width += 1.3;
    else if (SQUARE.test(character)) width += 1.05;
    else if (NARROW.test(character)) width += 0.4;
    else if (WIDE.test(character)) width += 0.96;
    else if (LOWER.test(character)) width += 0.62;
    else width += 0.76;
  }
  return width;
}

/**
 * Sets a message into a panel's box: as large as fits, broken where words end. A word is torn only where
 * it would have to be smaller than {@link LEAST_WHOLE}.
 */
export function setText(
  message: string,
  box: PanelText,
  part: { readonly width: number; readonly height: number },
): SetText | undefined {
  if (message.trim() === "") return undefined;
  let torn: SetText | undefined;
  for (const size of SIZES) {
    const broken = message.split("\n").map((line) => brokenLine(line, box.width / size));
    const lines = broken.flatMap(({ lines: some }) => some);
    const fits =
      lines.length * size * LINE <= box.height &&
      lines.every((line) => widthOf(line) <= box.width / size);
    if (!fits && size !== SIZES.at(-1)) continue;
    const set = placed(lines, size, box, part);
    if (fits && !broken.some(({ isTorn }) => isTorn))
      return size < LEAST_WHOLE && torn ? torn : set;
    torn ??= set;
  }
  return torn;
}

function placed(
  lines: readonly string[],
  size: number,
  box: PanelText,
  part: { readonly width: number; readonly height: number },
): SetText {
  const x = box.x + box.width / 2 - part.width / 2;
  const middle = box.y + box.height / 2 - part.height / 2;
  const first = middle - ((lines.length - 1) * size * LINE) / 2 + size * BASELINE;
  const set = lines.map((text, place) => ({ text, x, y: rounded(first + place * size * LINE) }));
  return { size, lines: set };
}

/** Breaks a line where words end; a word that is too long by itself, and ideographs, anywhere. */
function brokenLine(line: string, most: number): { lines: string[]; isTorn: boolean } {
  const lines: string[] = [];
  let current = "";
  let isTorn = false;
  for (const piece of line.match(/\S+\s*|\s+/gu) ?? [""]) {
    if (widthOf((current + piece).trimEnd()) <= most) {
      current += piece;
      continue;
    }
    if (widthOf(piece.trimEnd()) <= most && !SQUARE.test(piece)) {
      lines.push(current.trim());
      current = piece;
      continue;
    }
    let before = "";
    for (const character of charactersOf(piece)) {
      if (widthOf((current + character).trimEnd()) > most) {
        isTorn ||= LETTER.test(before) && LETTER.test(character);
        lines.push(current.trim());
        current = "";
      }
      current += character;
      before = character;
    }
  }
  const found = [...lines, current.trim()].filter((one) => one !== "");
  // An empty line that the visitor left stays.
  return { lines: found.length === 0 ? [""] : found, isTorn };
}

const rounded = (value: number): number => Math.round(value * 10) / 10;
