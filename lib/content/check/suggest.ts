import { distance } from "fastest-levenshtein";
import { shown } from "./words";

/** Half of a word's letters or fewer may differ for it to be a likely slip. */
const LIKELY = 0.5;

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

/** Of `names` the one that `written` was most likely meant to be; undefined if none is near. */
export function nearest(written: string, names: Iterable<string>): string | undefined {
  const all = [...names];
  const same = namesake(written, all);
  if (same !== undefined) return same;
  const lower = written.toLowerCase();
  let best: string | undefined;
  let least = Math.max(1, Math.floor(lower.length * LIKELY)) + 1;
  for (const name of all) {
    const steps = distance(lower, name.toLowerCase());
    if (steps < least) {
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
 * rather than elsewhere, else that with the least difference, the smaller of two.
 */
export function nearestNumber(written: number, numbers: Iterable<number>): number | undefined {
  const sorted = [...numbers].sort((one, other) => one - other);
  const text = String(written);
  const mistyped = sorted.filter((number) => {
    const other = String(number);
    return Math.abs(other.length - text.length) === 1 && distance(other, text) === 1;
  });
  const isBegun = (number: number) =>
    text.startsWith(String(number)) || String(number).startsWith(text);
  const begun = mistyped.filter(isBegun);
  const likely = [begun, mistyped].find(({ length }) => length > 0) ?? sorted;
  return likely.toSorted((one, other) => Math.abs(one - written) - Math.abs(other - written))[0];
}
