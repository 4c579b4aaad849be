import { forgiven, slipsBetween } from "./slips";

/** A word that may have been meant. */
export interface Term {
  text: string;
  /** Which letters are in it: two words that share too few need not be compared. */
  letters: number;
}

/** The words, each once. */
export const vocabularyOf = (words: readonly string[]): Term[] =>
  [...new Set(words)].map((text) => ({ text, letters: lettersOf(text) }));

/** The words that somebody may have meant, with how many slips it takes. */
export function meantBy(typed: string, vocabulary: readonly Term[]): Map<string, number> {
  const meant = new Map<string, number>();
  const letters = lettersOf(typed);
  for (const term of vocabulary) {
    const most = forgiven(Math.min(typed.length, term.text.length));
    // A slip changes two letters of the set at most.
    if (most === 0 || bitsIn(letters ^ term.letters) > 2 * most) continue;
    const slips = slipsBetween(typed, term.text, most);
    if (slips !== undefined) meant.set(term.text, slips);
  }
  return meant;
}

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
