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

/** A character as a reader counts it, and how wide it may be, in parts of the size. */
interface Glyph {
  readonly text: string;
  readonly width: number;
}

/**
 * A width that the line will not pass in the text face at its heaviest or in a system face, in parts of the size. It is
 * reckoned, not measured, so that a stand is laid out the same everywhere, also where nothing can measure.
 */
export function widthOf(line: string): number {
  return sum(glyphsOf(line));
}

const glyphsOf = (text: string): Glyph[] =>
  charactersOf(text).map((character) => ({ text: character, width: widthOfOne(character) }));

function widthOfOne(character: string): number {
  if (PICTURE.test(character)) return 1.3;
  if (SQUARE.test(character)) return 1.05;
  if (NARROW.test(character)) return 0.4;
  if (WIDE.test(character)) return 0.96;
  return LOWER.test(character) ? 0.62 : 0.76;
}

const sum = (glyphs: readonly Glyph[]): number =>
  glyphs.reduce((width, glyph) => width + glyph.width, 0);

const textOf = (glyphs: readonly Glyph[]): string => glyphs.map(({ text }) => text).join("");

const isSpace = ({ text }: Glyph): boolean => text.trim() === "";

function trimmed(glyphs: readonly Glyph[]): readonly Glyph[] {
  const start = glyphs.findIndex((glyph) => !isSpace(glyph));
  const end = glyphs.findLastIndex((glyph) => !isSpace(glyph));
  return start === -1 ? [] : glyphs.slice(start, end + 1);
}

/** Messages that were set lately, by their box: a stand that is dragged is laid out at every move. */
const lately = new WeakMap<PanelText, Map<string, SetText | undefined>>();
const MOST_KEPT = 60;

/**
 * Sets a message into a panel's box: as large as fits, broken where words end. A word is torn only where
 * it would have to be smaller than {@link LEAST_WHOLE}.
 */
export function setText(
  message: string,
  box: PanelText,
  part: { readonly width: number; readonly height: number },
): SetText | undefined {
  const kept = lately.get(box) ?? new Map<string, SetText | undefined>();
  lately.set(box, kept);
  const key = `${part.width} ${part.height} ${message}`;
  if (!kept.has(key)) {
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, setAnew(message, box, part));
  }
  return kept.get(key);
}

function setAnew(
  message: string,
  box: PanelText,
  part: { readonly width: number; readonly height: number },
): SetText | undefined {
  if (message.trim() === "") return undefined;
  const pieces = message.split("\n").map(piecesOf);
  let torn: SetText | undefined;
  for (const size of SIZES) {
    const broken = pieces.map((line) => brokenLine(line, box.width / size));
    const lines = broken.flatMap(({ lines: some }) => some);
    const fits =
      lines.length * size * LINE <= box.height &&
      lines.every((line) => sum(line) <= box.width / size);
    if (!fits && size !== SIZES.at(-1)) continue;
    const set = placed(lines.map(textOf), size, box, part);
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

/** A word with the spaces behind it, or spaces. */
interface Piece {
  readonly glyphs: readonly Glyph[];
  /** Without the spaces at its end. */
  readonly width: number;
}

function piecesOf(line: string): Piece[] {
  return (line.match(/\S+\s*|\s+/gu) ?? [""]).map((piece) => ({
    glyphs: glyphsOf(piece),
    width: widthOf(piece.trimEnd()),
  }));
}

/** Breaks a line where words end; a word that is too long by itself, and ideographs, anywhere. */
function brokenLine(
  pieces: readonly Piece[],
  most: number,
): { lines: (readonly Glyph[])[]; isTorn: boolean } {
  const lines: (readonly Glyph[])[] = [];
  let current: Glyph[] = [];
  let width = 0;
  let isTorn = false;
  const begin = (glyphs: readonly Glyph[]) => {
    lines.push(trimmed(current));
    current = [...glyphs];
    width = sum(glyphs);
  };
  for (const { glyphs, width: own } of pieces) {
    if (width + own <= most) {
      current.push(...glyphs);
      width += sum(glyphs);
      continue;
    }
    if (own <= most && !glyphs.some(({ text }) => SQUARE.test(text))) {
      begin(glyphs);
      continue;
    }
    let before = "";
    for (const glyph of glyphs) {
      if (!isSpace(glyph) && width + glyph.width > most) {
        isTorn ||= LETTER.test(before) && LETTER.test(glyph.text);
        begin([]);
      }
      current.push(glyph);
      width += glyph.width;
      before = glyph.text;
    }
  }
  const found = [...lines, trimmed(current)].filter((line) => line.length > 0);
  // An empty line that the visitor left stays.
  return { lines: found.length === 0 ? [[]] : found, isTorn };
}

const rounded = (value: number): number => Math.round(value * 10) / 10;
