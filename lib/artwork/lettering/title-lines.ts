import { isWide, titleOutlines, type TitleStyle } from "./title";

interface TitleRoom {
  width: number;
  height: number;
  maxSize: number;
  maxLines: number;
}

/** Heights in font sizes: of the letters, of a line, and of what hangs below the baseline. */
export const heightsOf = (text: string) =>
  isWide(text)
    ? { letters: 0.92, leading: 1.1, foot: 0.08 }
    : { letters: 0.73, leading: 0.98, foot: 0 };

const OPEN = "「『（(“‘";
const SHUT = "」』）)”’、。・!！?？☆♡♥〜～…ー";
/** Signs in a Latin word that end a part of it. */
const JOINT = "\\-×=＊";
const [KANJI, KATAKANA, KANA] = ["\\p{sc=Han}", "\\p{sc=Katakana}", "\\p{sc=Hiragana}"];
/** Part of a title that stays on one line: a Japanese word with its particles, or a part of a Latin one. */
const WORD = new RegExp(
  `\\s*(?:[${OPEN}\\-]*(?:[${KANJI}々]+${KANA}*|${KATAKANA}[${KATAKANA}ー]*${KANA}*|${KANA}[${KANA}ー]*` +
    `|[^\\s${KANJI}${KATAKANA}${KANA}${OPEN}${JOINT}]+)[${SHUT}${JOINT}]*)|\\s*\\S`,
  "gu",
);
/** Katakana compounds are written as one word; these begin a part of it. */
const COMPOUND =
  /(?=ユニット|ソング|コレクション|サウンドトラック|ミュージック|オリジナル|アドベンチャー)/u;

/** Lines of a title at the largest size that fits, as even as its words allow. */
export function titleLines(text: string, room: TitleRoom, style: TitleStyle) {
  const words = (text.match(WORD) ?? []).flatMap((word) => word.split(COMPOUND));
  const { letters, leading } = heightsOf(text);
  const widths = new Map<string, number>();
  const widthOf = (line: string) => {
    const width = widths.get(line) ?? titleOutlines(line, 1000, style).width / 1000;
    widths.set(line, width);
    return width;
  };
  let best: { lines: string[]; size: number } = { lines: [], size: 0 };
  for (let count = 1; count <= Math.min(room.maxLines, words.length); count++) {
    const { lines, widest } = evenLines(words, count, widthOf);
    const high = room.height / (letters + (count - 1) * leading);
    const size = Math.min(room.maxSize, room.width / widest, high);
    if (size > best.size) best = { lines, size };
  }
  return best;
}

/** Splits words into `count` lines with the narrowest possible widest line. */
function evenLines(
  words: readonly string[],
  count: number,
  widthOf: (line: string) => number,
): { lines: string[]; widest: number } {
  const whole = words.join("").trim();
  if (count === 1) return { lines: [whole], widest: widthOf(whole) };
  let best = { lines: [whole], widest: Number.POSITIVE_INFINITY };
  for (let taken = 1; taken <= words.length - count + 1; taken++) {
    const first = words.slice(0, taken).join("").trim();
    const width = widthOf(first);
    if (width >= best.widest) break;
    const rest = evenLines(words.slice(taken), count - 1, widthOf);
    const widest = Math.max(width, rest.widest);
    if (widest < best.widest) best = { lines: [first, ...rest.lines], widest };
  }
  return best;
}
