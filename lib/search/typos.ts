const HAN = /\p{Script=Han}/u;

/** Number of tolerated mistakes between two words, by the shorter one; a Han character counts more than a letter. */
export function toleratedTypos(typed: string, key: string): number {
  const length = Math.min(typed.length, key.length);
  if (length < 4) return length === 3 && HAN.test(typed) ? 1 : 0;
  return length < 8 ? 1 : 2;
}

/** Length of the shortest words for which hasty typing is tolerated: with wrong letters, and with the right ones only. */
const MIN_WITH_WRONG_LETTERS = 6;
const MIN_HASTY_LENGTH = 5;

/**
 * True if a word begins like a key and has one mistake more than tolerated, or nearly the same letters in a similar
 * order.
 */
function isHasty(typed: string, key: string): boolean {
  const length = Math.min(typed.length, key.length);
  if (length < MIN_HASTY_LENGTH || Math.abs(typed.length - key.length) > 1) return false;
  const [first = "", second = ""] = typed;
  const hasSameStart = key.startsWith(first) || key.startsWith(second + first);
  if (!hasSameStart) return false;
  if (length >= MIN_WITH_WRONG_LETTERS && typosBetween(typed, key, 2) !== undefined) return true;
  const missing = [...typed].reduce((rest, letter) => rest.replace(letter, ""), key).length;
  const added = missing + typed.length - key.length;
  if (Math.max(missing, added) > (length < MIN_WITH_WRONG_LETTERS ? 0 : 1)) return false;
  return typosBetween(typed, key, Math.ceil(length / 2)) !== undefined;
}

/**
 * Number of mistakes between an input and a key: extra, missing, wrong or swapped letters (optimal string alignment).
 * @returns undefined if there are more than `most`
 */
export function typosBetween(typed: string, key: string, most: number): number | undefined {
  if (Math.abs(typed.length - key.length) > most) return undefined;
  let before: number[] = [];
  let last = Array.from({ length: key.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const now = [row];
    let least = row;
    for (let column = 1; column <= key.length; column++) {
      const isSame = typed[row - 1] === key[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (now[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped =
        row > 1 &&
        column > 1 &&
        typed[row - 1] === key[column - 2] &&
        typed[row - 2] === key[column - 1];
      if (isSwapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      now.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return undefined;
    before = last;
    last = now;
  }
  const typos = last[key.length] ?? 0;
  return typos <= most ? typos : undefined;
}

/** A word, folded and in normalized spelling. */
export interface Word {
  text: string;
  spelt: string;
}

export interface Term extends Word {
  /** Bit set of its letters: words that share too few need not be compared. */
  letters: number;
  speltLetters: number;
}

export function vocabularyOf(words: readonly Word[]): Term[] {
  const bySpelling = new Map(words.map((word) => [`${word.text} ${word.spelt}`, word]));
  return [...bySpelling.values()].map(({ text, spelt }) => ({
    text,
    spelt,
    letters: lettersOf(text),
    speltLetters: lettersOf(spelt),
  }));
}

/** Likely intended words for an input, with the number of mistakes by sound or by spelling. */
export function likelyWords(
  { text, spelt }: Word,
  vocabulary: readonly Term[],
): Map<string, number> {
  const likely = new Map<string, number>();
  const noteFewest = (term: string, typos: number | undefined) => {
    if (typos !== undefined && typos < (likely.get(term) ?? Number.POSITIVE_INFINITY)) {
      likely.set(term, typos);
    }
  };
  const letters = lettersOf(text);
  const speltLetters = lettersOf(spelt);
  for (const term of vocabulary) {
    noteFewest(term.text, typosTo(spelt, term.spelt, speltLetters ^ term.speltLetters));
    if (Math.min(text.length, term.text.length) >= MIN_SOUND_LENGTH) {
      noteFewest(term.text, typosTo(text, term.text, letters ^ term.letters));
    }
  }
  return likely;
}

/** @param differing bits of the letters that only one of them has */
function typosTo(typed: string, term: string, differing: number): number | undefined {
  if (Math.abs(typed.length - term.length) > 2) return undefined;
  const most = toleratedTypos(typed, term);
  const letters = bitsIn(differing);
  // A mistake changes at most two letters of the set.
  if (most === 0 || letters > 4) return undefined;
  return typosBetween(typed, term, most) ?? (isHasty(typed, term) ? HASTY_TYPOS : undefined);
}

/** Shortest sound for which mistakes are considered: folded, hello is as near to Hiiro as hero. */
const MIN_SOUND_LENGTH = 5;

/** Mistakes that hasty typing counts as. */
export const HASTY_TYPOS = 3;

function lettersOf(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at++) letters |= 1 << (text.charCodeAt(at) % 32);
  return letters;
}

function bitsIn(number: number): number {
  let count = 0;
  for (let rest = number; rest !== 0; rest &= rest - 1) count++;
  return count;
}
