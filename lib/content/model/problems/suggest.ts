import { distance } from "fastest-levenshtein";
import { shown } from "./words";

/** The share of a word's letters that may differ for it to be a likely slip; of one whose letters are all there. */
const LIKELY = 1 / 3;
const TURNED = 1 / 2;

/** A name without case, accents, spaces and marks; a nought is the letter that it looks like. */
const folded = (name: string): string =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "")
    .replaceAll("0", "o");

/**
 * Of `names` the one that says the same as `written`, but for case, spaces, marks and the order of the words:
 * "Eichi Tenshouin" is tenshouin_eichi. Undefined if none does.
 */
export function namesake(written: string, names: Iterable<string>): string | undefined {
  const words = written.split(/[\s_-]+/);
  const forms = new Set([folded(written), folded(words.toReversed().join(""))]);
  forms.delete("");
  for (const name of forms.size > 0 ? names : []) if (forms.has(folded(name))) return name;
  return undefined;
}

/** Those of `names` that have `written` as one of their words: "Eichi" is in tenshouin_eichi. */
function withWord(written: string, names: readonly string[]): string[] {
  const word = folded(written);
  if (word === "") return [];
  return names.filter((name) => name.split(/[\s_-]+/).some((one) => folded(one) === word));
}

/** The only one of `names` that has `written` as one of its words. */
export function wordOf(written: string, names: readonly string[]): string | undefined {
  const found = withWord(written, names);
  return found.length === 1 ? found[0] : undefined;
}

/** Shorter parts of a name are in too many. */
const LEAST_PART = 3;

/**
 * Those of `names` that `written` was probably meant to be: the one that is nearest, or else all that have it as a
 * word, or else all that have it as a part. "sakuma" is sakuma_rei and sakuma_ritsu.
 */
export function guesses(written: string, names: readonly string[]): string[] {
  const near = nearest(written, names);
  if (near !== undefined) return [near];
  const found = withWord(written, names);
  const part = folded(written);
  if (found.length > 0 || part.length < LEAST_PART) return found;
  return names.filter((name) => folded(name).includes(part));
}

const sorted = (word: string): string => [...word].sort().join("");

/** Of `names` the one that `written` was most likely meant to be; undefined if none is near. */
export function nearest(written: string, names: Iterable<string>): string | undefined {
  const all = [...names];
  const same = namesake(written, all) ?? wordOf(written, all);
  if (same !== undefined) return same;
  const lower = written.toLowerCase();
  const most = (share: number) => Math.max(1, Math.floor(lower.length * share));
  let best: string | undefined;
  let least = most(TURNED) + 1;
  for (const name of all) {
    const steps = distance(lower, name.toLowerCase());
    const isLikely = steps <= most(LIKELY) || sorted(lower) === sorted(name.toLowerCase());
    if (steps < least && isLikely) {
      best = name;
      least = steps;
    }
  }
  return best;
}

/** The same as it stands in a file, for a message. */
export function meant(written: string, names: Iterable<string>): string | undefined {
  const near = nearest(written, names);
  return near === undefined ? undefined : shown(near);
}

/**
 * Of `numbers` the one that `written` was most likely meant to be: one that has a digit more or less, at the end
 * rather than elsewhere, else one with another digit, the nearest, the smaller of two. Undefined if none is so near, and of 0, which stands for a number to come.
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
