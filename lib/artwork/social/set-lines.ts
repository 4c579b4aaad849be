import { outlines, type Weight } from "../lettering/lettering";

/** Texts of a social picture, with letters of the lettering font only, but for a Japanese headline. */
export interface Words {
  headline: string;
  /** In a pill, such as an idol's unit. */
  tag?: string;
  text: string;
}

export interface SetLines {
  lines: string[];
  size: number;
}

/** Height of a line of the headline, and of the small text, in font sizes. */
export const HEADLINE_LEADING = 1.02;
export const TEXT_LEADING = 1.36;
/** Added to a headline's spaces, which its outlines would close, in font sizes. */
export const HEADLINE_SPACING = 0.2;

const widths = new Map<string, number>();

/** Width of a line at font size 1; a headline has wide spaces. */
export function widthOf(line: string, weight: Weight): number {
  const key = `${weight} ${line}`;
  const spaced = weight === 900 ? HEADLINE_SPACING : 0;
  const width = widths.get(key) ?? outlines(line, 1000, weight, 0, spaced).width / 1000;
  widths.set(key, width);
  return width;
}

/**
 * Breaks a headline into the number of lines that makes it largest in a box, each as even as possible. A word wider
 * than the box shrinks all lines.
 */
export function setHeadline(
  headline: string,
  box: { width: number; height: number; maxSize: number; maxLines?: number },
): SetLines {
  const words = wordsIn(headline);
  let best: SetLines = { lines: [headline], size: 0 };
  for (let count = 1; count <= Math.min(words.length, box.maxLines ?? 4); count++) {
    const lines = evenLines(words, count);
    const widest = Math.max(...lines.map((line) => widthOf(line, 900)));
    const size = Math.min(box.maxSize, box.width / widest, box.height / (count * HEADLINE_LEADING));
    if (size > best.size) best = { lines, size };
  }
  return best;
}

/** Box of small text: sizes to try, the largest first; most lines, and of a card the height, if it limits them too. */
export interface TextBox {
  width: number;
  lines: number;
  height?: number;
  sizes: readonly [number, ...number[]];
}

/**
 * Breaks small text into lines. Too long a text is cut after its first sentence, or before its first colon, or else ends
 * with an ellipsis.
 */
export function setText(text: string, box: TextBox): SetLines {
  // “Ensemble Stars!! Music” and “TRIP vol. 3” do not end a sentence.
  const sentence = /^.*?[^!][.!?](?= [^\p{Ll}\p{N}])/u.exec(text)?.[0] ?? text;
  const clause = /^.*?(?=[:;] )/.exec(sentence)?.[0];
  for (const part of [text, sentence, ...(clause ? [`${clause}.`] : [])]) {
    for (const size of box.sizes) {
      const lines = wrapped(part, box.width / size);
      if (lines.length <= linesAt(size, box)) return { lines, size };
    }
  }
  const size = Math.min(...box.sizes);
  const kept = wrapped(text, box.width / size).slice(0, linesAt(size, box));
  kept.push(shortened(kept.pop() ?? "", box.width / size));
  return { lines: kept, size };
}

/** Height of a card of small text. */
export const cardHeight = (lines: number, size: number): number =>
  (lines * TEXT_LEADING + 0.85) * size;

const linesAt = (size: number, { lines, height = Number.POSITIVE_INFINITY }: TextBox): number =>
  Math.max(1, Math.min(lines, Math.floor((height / size - 0.85) / TEXT_LEADING)));

// A line does not begin with “vol.” or a number: “TRIP vol. 3”.
const wordsIn = (text: string): string[] => text.split(/ (?!vol\.|\d+(?!\w))/);

// Splits words into `count` lines with the least greatest width.
function evenLines(words: readonly string[], count: number): string[] {
  const whole = words.join(" ");
  if (count === 1) return [whole];
  let best: string[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let taken = 1; taken <= words.length - count + 1; taken++) {
    const first = words.slice(0, taken).join(" ");
    if (widthOf(first, 900) >= least) break;
    const lines = [first, ...evenLines(words.slice(taken), count - 1)];
    const widest = Math.max(...lines.map((line) => widthOf(line, 900)));
    if (widest < least) [best, least] = [lines, widest];
  }
  return best;
}

function wrapped(text: string, width: number): string[] {
  const space = widthOf("n n", 500) - 2 * widthOf("n", 500);
  const lines: string[] = [];
  let line = "";
  let used = 0;
  for (const word of wordsIn(text)) {
    const wide = widthOf(word, 500);
    if (line && used + space + wide > width) {
      lines.push(line);
      [line, used] = [word, wide];
    } else {
      line = line ? `${line} ${word}` : word;
      used += (used ? space : 0) + wide;
    }
  }
  return line ? [...lines, line] : lines;
}

function shortened(line: string, width: number): string {
  const words = line.split(" ");
  const withEnd = () => `${words.join(" ").replace(/[,.:;–-]+$/, "")}…`;
  while (words.length > 1 && widthOf(withEnd(), 500) > width) words.pop();
  return withEnd();
}
