import { distance } from "fastest-levenshtein";

/** Half of a word's letters or fewer may differ for it to be a likely slip. */
const LIKELY = 0.5;

/** Of `names` the one that `written` was most likely meant to be; undefined if none is near. */
export function nearest(written: string, names: Iterable<string>): string | undefined {
  const lower = written.toLowerCase();
  let best: string | undefined;
  let least = Math.max(1, Math.floor(lower.length * LIKELY)) + 1;
  for (const name of names) {
    const steps = distance(lower, name.toLowerCase());
    if (steps < least) {
      best = name;
      least = steps;
    }
  }
  return best;
}

/** Of `numbers` the one with the least difference to `written`, the smaller of two. */
export function nearestNumber(written: number, numbers: Iterable<number>): number | undefined {
  let best: number | undefined;
  for (const number of [...numbers].sort((one, other) => one - other)) {
    if (best === undefined || Math.abs(number - written) < Math.abs(best - written)) best = number;
  }
  return best;
}
