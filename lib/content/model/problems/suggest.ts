import { distance } from "fastest-levenshtein";
import { shown } from "./words";

/**
 * Part of a word's letters that may differ in a likely typing mistake; the second for words with all letters in another
 * order.
 */
const TYPOS = 1 / 3;
const SAME_LETTERS = 1 / 2;

/** A name without case, accents, spaces and marks; 0 counts as o. */
export const folded = (name: string): string =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "")
    .replaceAll("0", "o");

/**
 * The name equal to `written` except for case, spaces, marks and the order of words: "Eichi Tenshouin" is
 * tenshouin_eichi. Undefined if there is none.
 */
export function namesake(written: string, names: Iterable<string>): string | undefined {
  const words = written.split(/[\s_-]+/);
  const forms = new Set([folded(written), folded(words.toReversed().join(""))]);
  forms.delete("");
  for (const name of forms.size > 0 ? names : []) if (forms.has(folded(name))) return name;
  return undefined;
}

const singular = (name: string): string =>
  folded(name)
    .replace(/ies$/, "y")
    .replace(/(?<!s)s$/, "");

/** The only name equal to `written` but for the number: "albums" is album. */
function inOtherNumber(written: string, names: readonly string[]): string | undefined {
  const word = singular(written);
  const found = word === "" ? [] : names.filter((name) => singular(name) === word);
  return found.length === 1 ? found[0] : undefined;
}

/** All names with `written` as one of their words: "Eichi" is in tenshouin_eichi. */
export function namesWithWord(written: string, names: readonly string[]): string[] {
  const word = folded(written);
  if (word === "") return [];
  return names.filter((name) => name.split(/[\s_-]+/).some((one) => folded(one) === word));
}

export function onlyNameWithWord(written: string, names: readonly string[]): string | undefined {
  const found = namesWithWord(written, names);
  return found.length === 1 ? found[0] : undefined;
}

/** Shorter parts match too many names. */
const MIN_PART = 3;

/**
 * The likely intended names: the nearest one, or else all with `written` as a word, or else all with it as a part:
 * "sakuma" is sakuma_rei and sakuma_ritsu.
 */
export function guesses(written: string, names: readonly string[]): string[] {
  const near = nearest(written, names);
  if (near !== undefined) return [near];
  const found = namesWithWord(written, names);
  const part = folded(written);
  if (found.length > 0 || part.length < MIN_PART) return found;
  return names.filter((name) => folded(name).includes(part));
}

const sorted = (word: string): string => [...word].sort().join("");

/** The most likely intended name; undefined if none is near. */
export function nearest(written: string, names: Iterable<string>): string | undefined {
  const all = [...names];
  const same =
    namesake(written, all) ?? inOtherNumber(written, all) ?? onlyNameWithWord(written, all);
  if (same !== undefined) return same;
  const lower = written.toLowerCase();
  const most = (share: number) => Math.max(1, Math.floor(lower.length * share));
  let best: string | undefined;
  let least = most(SAME_LETTERS) + 1;
  for (const name of all) {
    const steps = distance(lower, name.toLowerCase());
    // Something has to be right: every letter is one step from every other.
    if (steps >= Math.max(lower.length, name.length)) continue;
    const isLikely = steps <= most(TYPOS) || sorted(lower) === sorted(name.toLowerCase());
    if (steps < least && isLikely) {
      best = name;
      least = steps;
    }
  }
  return best;
}

/** {@link nearest} in JSON notation, for a message. */
export function quotedNearest(written: string, names: Iterable<string>): string | undefined {
  const near = nearest(written, names);
  return near === undefined ? undefined : shown(near);
}

/**
 * The most likely intended number: with a digit more or less, preferably at the end, else with another digit; the
 * nearest, and the smaller of two. Undefined if none is near, and for 0, a placeholder.
 */
export function nearestNumber(written: number, numbers: Iterable<number>): number | undefined {
  if (written === 0) return undefined;
  const all = [...numbers].sort((one, other) => one - other);
  const text = String(written);
  const mistyped = all.filter((number) => distance(String(number), text) === 1);
  const isLonger = (number: number) => String(number).length !== text.length;
  const isBegun = (number: number) =>
    text.startsWith(String(number)) || String(number).startsWith(text);
  const longer = mistyped.filter(isLonger);
  const likely = [longer.filter(isBegun), longer].find(({ length }) => length > 0) ?? mistyped;
  return likely.toSorted((one, other) => Math.abs(one - written) - Math.abs(other - written))[0];
}
