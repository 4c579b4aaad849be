import { forgiven, isHasty, slipsBetween } from "./slips";

/** A word that may have been meant: folded, and as it is spelt. */
export interface Meant {
  text: string;
  spelt: string;
}

/** One of all such words. */
export interface Term extends Meant {
  /** Which letters are in it: two words that share too few need not be compared. */
  letters: number;
  speltLetters: number;
}

/** The words, each once. */
export function vocabularyOf(words: readonly Meant[]): Term[] {
  const bySpelling = new Map(words.map((word) => [`${word.text} ${word.spelt}`, word]));
  return [...bySpelling.values()].map(({ text, spelt }) => ({
    text,
    spelt,
    letters: lettersOf(text),
    speltLetters: lettersOf(spelt),
  }));
}

/** The words that somebody may have meant, with how many slips it takes: by sound, or by spelling. */
export function meantBy({ text, spelt }: Meant, vocabulary: readonly Term[]): Map<string, number> {
  const meant = new Map<string, number>();
  const note = (term: string, slips: number | undefined) => {
    if (slips !== undefined && slips < (meant.get(term) ?? Number.POSITIVE_INFINITY)) {
      meant.set(term, slips);
    }
  };
  const letters = lettersOf(text);
  const speltLetters = lettersOf(spelt);
  for (const term of vocabulary) {
    note(term.text, slipsTo(spelt, term.spelt, speltLetters ^ term.speltLetters));
    if (Math.min(text.length, term.text.length) >= TELLING) {
      note(term.text, slipsTo(text, term.text, letters ^ term.letters));
    }
  }
  return meant;
}

/** @param differing bits of the letters that only one of them has */
function slipsTo(typed: string, term: string, differing: number): number | undefined {
  if (Math.abs(typed.length - term.length) > 2) return undefined;
  const most = forgiven(typed, term);
  const letters = bitsIn(differing);
  // A slip changes two letters of the set at most.
  if (most === 0 || letters > 4) return undefined;
  return slipsBetween(typed, term, most) ?? (isHasty(typed, term) ? HASTY : undefined);
}

/** Shortest sound that tells enough to have slips: folded, hello is as near to Hiiro as hero. */
const TELLING = 5;

/** What hasty fingers count, in slips. */
const HASTY = 3;

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
