const HAN = /\p{Script=Han}/u;

/** How many slips of the finger are forgiven between two words, by the shorter one; a Han character says more than a letter. */
export function forgiven(typed: string, key: string): number {
  const length = Math.min(typed.length, key.length);
  if (length < 4) return length === 3 && HAN.test(typed) ? 1 : 0;
  return length < 8 ? 1 : 2;
}

/** Shortest words that hasty fingers may bring into disorder, with letters that are wrong and without. */
const LONG = 6;
const LONG_ENOUGH = 5;

/**
 * Whether a word begins like a key, and has two slips where one is forgiven, or its letters but for one in another
 * order that is not too far from its own.
 */
export function isHasty(typed: string, key: string): boolean {
  const length = Math.min(typed.length, key.length);
  if (length < LONG_ENOUGH || Math.abs(typed.length - key.length) > 1) return false;
  const [first = "", second = ""] = typed;
  const isBegun = key.startsWith(first) || key.startsWith(second + first);
  if (!isBegun) return false;
  if (length >= LONG && slipsBetween(typed, key, 2) !== undefined) return true;
  const missing = [...typed].reduce((rest, letter) => rest.replace(letter, ""), key).length;
  const added = missing + typed.length - key.length;
  if (Math.max(missing, added) > (length < LONG ? 0 : 1)) return false;
  return slipsBetween(typed, key, Math.ceil(length / 2)) !== undefined;
}

/**
 * How many slips lie between what was typed and a key: letters too many, missing, wrong, or swapped with their
 * neighbour (optimal string alignment).
 * @returns undefined if there are more than `most`
 */
export function slipsBetween(typed: string, key: string, most: number): number | undefined {
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
  const slips = last[key.length] ?? 0;
  return slips <= most ? slips : undefined;
}
