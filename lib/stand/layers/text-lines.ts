import type { PanelText } from "../../../content/types";
import { charactersOf } from "../../text/characters";

/** A line of a message, in the part's units from its centre; `x` is the middle of the line. */
interface TextLine {
  readonly text: string;
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
}

export interface TypesetText {
  /** Font size, in the part's units. */
  readonly size: number;
  readonly lines: readonly TextLine[];
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Font sizes, tried from the largest. */
const SIZES = [64, 56, 50, 44, 40, 36, 32, 28, 25, 22, 20, 18, 16, 14, 12, 10];
/** Below this font size words are broken instead. */
const MIN_WHOLE = 22;
/** Height of a line, in font sizes. */
const LINE_HEIGHT = 1.22;
/** Distance of the baseline from the middle of its line, in font sizes. */
const BASELINE = 0.35;

// Emoji, flags and keycaps, as wide as in the widest system font.
const PICTURE = /[\p{Extended_Pictographic}\p{Regional_Indicator}\u20E3]/u;
// Ideographs, kana, Hangul and full-width forms take a square each.
const SQUARE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u2460-\u27BF\u2E80-\u33FF\uFE30-\uFE4F\uFF00-\uFF60\uFFE0-\uFFE6]/u;
/** A character that belongs to the same word as the letter beside it. */
const LETTER = /^(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}\p{M}]/u;
const LOWER = /[a-z]/;
const NARROW = /[\s.,:;!|'’iljtfrI()[\]-]/;
const WIDE = /[mwMWQOGDHNU@%&\u2014\u2026]/;

/**
 * Upper bound of a line's width, in font sizes, in the text face at its heaviest or a system face. Computed, not
 * measured, so that a stand is laid out the same everywhere.
 */
export const widthOf = (line: string): number =>
  charactersOf(line).reduce((width, character) => width + widthOfOne(character), 0);

function widthOfOne(character: string): number {
  if (PICTURE.test(character)) return 1.3;
  if (SQUARE.test(character)) return 1.05;
  if (NARROW.test(character)) return 0.4;
  if (WIDE.test(character)) return 0.96;
  return LOWER.test(character) ? 0.62 : 0.76;
}

/** Recent layouts by box: a dragged stand is laid out at every move. */
const recentTexts = new WeakMap<PanelText, Map<string, TypesetText | undefined>>();
const MAX_KEPT = 60;

/**
 * Lays out a message in a panel's box: as large as fits, broken between words. A word is broken only if it would be
 * smaller than {@link MIN_WHOLE}.
 */
export function typesetText(message: string, box: PanelText, part: Size): TypesetText | undefined {
  const kept = recentTexts.get(box) ?? new Map<string, TypesetText | undefined>();
  recentTexts.set(box, kept);
  const key = `${part.width} ${part.height} ${message}`;
  if (!kept.has(key)) {
    if (kept.size >= MAX_KEPT) kept.clear();
    kept.set(key, layOutText(message, box, part));
  }
  return kept.get(key);
}

function layOutText(message: string, box: PanelText, part: Size): TypesetText | undefined {
  if (message.trim() === "") return undefined;
  const pieces = message.split("\n").map(piecesOf);
  let brokenWords: TypesetText | undefined;
  for (const size of SIZES) {
    const maxWidth = box.width / size;
    const broken = pieces.map((line) => breakLine(line, maxWidth));
    const lines = broken.flatMap((line) => line.lines);
    const fits =
      lines.length * size * LINE_HEIGHT <= box.height &&
      lines.every((line) => widthOf(line) <= maxWidth);
    if (!fits && size !== SIZES.at(-1)) continue;
    const set = placed(lines, size, box, part);
    if (fits && !broken.some(({ hasBrokenWord }) => hasBrokenWord))
      return size < MIN_WHOLE && brokenWords ? brokenWords : set;
    brokenWords ??= set;
  }
  return brokenWords;
}

function placed(lines: readonly string[], size: number, box: PanelText, part: Size): TypesetText {
  const x = box.x + box.width / 2 - part.width / 2;
  const middle = box.y + box.height / 2 - part.height / 2;
  const first = middle - ((lines.length - 1) * size * LINE_HEIGHT) / 2 + size * BASELINE;
  const set = lines.map((text, index) => ({
    text,
    x,
    y: rounded(first + index * size * LINE_HEIGHT),
  }));
  return { size, lines: set };
}

/** Splits a line into words with their trailing spaces, or spaces; each with its width with and without them. */
const piecesOf = (line: string) =>
  (line.match(/\S+\s*|\s+/gu) ?? [""]).map((text) => ({
    text,
    width: widthOf(text),
    bare: widthOf(text.trimEnd()),
  }));

/** Breaks a line between words; ideographs, and words that are too long, anywhere. */
function breakLine(pieces: ReturnType<typeof piecesOf>, maxWidth: number) {
  const lines: string[] = [];
  let current = "";
  let width = 0;
  let hasBrokenWord = false;
  const begin = () => {
    lines.push(current.trim());
    current = "";
    width = 0;
  };
  for (const piece of pieces) {
    const isWord = piece.bare <= maxWidth && !SQUARE.test(piece.text);
    if (width + piece.bare > maxWidth && isWord) begin();
    if (isWord || width + piece.bare <= maxWidth) {
      current += piece.text;
      width += piece.width;
      continue;
    }
    let before = "";
    for (const character of charactersOf(piece.text)) {
      const wide = widthOfOne(character);
      if (character.trim() !== "" && width + wide > maxWidth) {
        hasBrokenWord ||= LETTER.test(before) && LETTER.test(character);
        begin();
      }
      current += character;
      width += wide;
      before = character;
    }
  }
  const found = [...lines, current.trim()].filter((line) => line !== "");
  // Keeps an empty line of the visitor.
  return { lines: found.length === 0 ? [""] : found, hasBrokenWord };
}

const rounded = (value: number): number => Math.round(value * 10) / 10;
