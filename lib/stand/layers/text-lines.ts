import type { PanelText } from "../../../content/types";
import { charactersOf } from "../../text/characters";

/** A line of a message, in the part's own units from its middle; `x` is the middle of the line. */
interface TextLine {
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

interface Size {
  readonly width: number;
  readonly height: number;
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
/** A character of the same word as the letter beside it. */
const LETTER = /^(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}\p{M}]/u;
const LOWER = /[a-z]/;
const NARROW = /[\s.,:;!|'’iljtfrI()[\]-]/;
const WIDE = /[mwMWQOGDHNU@%&\u2014\u2026]/;

/**
 * A width that the line will not pass in the text face at its heaviest or in a system face, in parts of the size. It is
 * reckoned, not measured, so that a stand is laid out the same everywhere, also where nothing can measure.
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

/** Messages that were set lately, by their box: a stand that is dragged is laid out at every move. */
const lately = new WeakMap<PanelText, Map<string, SetText | undefined>>();
const MOST_KEPT = 60;

/**
 * Sets a message into a panel's box: as large as fits, broken where words end. A word is torn only where
 * it would have to be smaller than {@link LEAST_WHOLE}.
 */
export function setText(message: string, box: PanelText, part: Size): SetText | undefined {
  const kept = lately.get(box) ?? new Map<string, SetText | undefined>();
  lately.set(box, kept);
  const key = `${part.width} ${part.height} ${message}`;
  if (!kept.has(key)) {
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, setAnew(message, box, part));
  }
  return kept.get(key);
}

function setAnew(message: string, box: PanelText, part: Size): SetText | undefined {
  if (message.trim() === "") return undefined;
  const pieces = message.split("\n").map(piecesOf);
  let torn: SetText | undefined;
  for (const size of SIZES) {
    const most = box.width / size;
    const broken = pieces.map((line) => brokenLine(line, most));
    const lines = broken.flatMap(({ lines: some }) => some);
    const fits =
      lines.length * size * LINE <= box.height && lines.every((line) => widthOf(line) <= most);
    if (!fits && size !== SIZES.at(-1)) continue;
    const set = placed(lines, size, box, part);
    if (fits && !broken.some(({ isTorn }) => isTorn))
      return size < LEAST_WHOLE && torn ? torn : set;
    torn ??= set;
  }
  return torn;
}

function placed(lines: readonly string[], size: number, box: PanelText, part: Size): SetText {
  const x = box.x + box.width / 2 - part.width / 2;
  const middle = box.y + box.height / 2 - part.height / 2;
  const first = middle - ((lines.length - 1) * size * LINE) / 2 + size * BASELINE;
  const set = lines.map((text, place) => ({ text, x, y: rounded(first + place * size * LINE) }));
  return { size, lines: set };
}

/** The words of a line with the spaces behind them, or spaces; how wide each is with them, and without. */
const piecesOf = (line: string) =>
  (line.match(/\S+\s*|\s+/gu) ?? [""]).map((text) => ({
    text,
    width: widthOf(text),
    bare: widthOf(text.trimEnd()),
  }));

/** Breaks a line where words end; a word that is too long by itself, and ideographs, anywhere. */
function brokenLine(pieces: ReturnType<typeof piecesOf>, most: number) {
  const lines: string[] = [];
  let current = "";
  let width = 0;
  let isTorn = false;
  const begin = () => {
    lines.push(current.trim());
    current = "";
    width = 0;
  };
  for (const piece of pieces) {
    const isWord = piece.bare <= most && !SQUARE.test(piece.text);
    if (width + piece.bare > most && isWord) begin();
    if (isWord || width + piece.bare <= most) {
      current += piece.text;
      width += piece.width;
      continue;
    }
    let before = "";
    for (const character of charactersOf(piece.text)) {
      const wide = widthOfOne(character);
      if (character.trim() !== "" && width + wide > most) {
        isTorn ||= LETTER.test(before) && LETTER.test(character);
        begin();
      }
      current += character;
      width += wide;
      before = character;
    }
  }
  const found = [...lines, current.trim()].filter((line) => line !== "");
  // An empty line that the visitor left stays.
  return { lines: found.length === 0 ? [""] : found, isTorn };
}

const rounded = (value: number): number => Math.round(value * 10) / 10;
