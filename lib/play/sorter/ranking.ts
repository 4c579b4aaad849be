/** Items that share a place. The first stands for all in comparisons. */
export type Tied<Item> = readonly Item[];

/** The preferred item: left, right, or a tie. */
export type Choice = "l" | "r" | "t";

export interface Question<Item> {
  readonly left: Item;
  readonly right: Item;
  /** Greatest number of choices left, including this one. Read it before the next choice. */
  readonly maxChoicesLeft: number;
}

/** Yields questions, takes choices, and returns the places. */
export type Ranking<Item> = Generator<Question<Item>, Tied<Item>[], Choice>;

/** Ranks all items by merging lists of two, of four … Tied items share a place. */
export function* mergeRanking<Item>(items: readonly Item[]): Ranking<Item> {
  let lists: Tied<Item>[][] = items.map((item) => [[item]]);
  while (lists.length > 1) {
    const [one = [], other = [], ...rest] = lists;
    const merged: Tied<Item>[] = [];
    while (one.length > 0 && other.length > 0) {
      const [left = [], right = []] = [one[0], other[0]];
      const choice = yield {
        left: left[0] as Item,
        right: right[0] as Item,
        // A getter, since only the last question of a replay is shown.
        get maxChoicesLeft() {
          const open = one.length + other.length;
          return (
            open - 1 + mergeChoices([...rest.map(({ length }) => length), open + merged.length])
          );
        },
      };
      if (choice === "t") merged.push([...left, ...right]);
      else merged.push(choice === "l" ? left : right);
      if (choice !== "r") one.shift();
      if (choice !== "l") other.shift();
    }
    lists = [...rest, [...merged, ...one, ...other]];
  }
  return lists[0] ?? [];
}

/** Greatest number of choices for merging lists of these lengths. */
function mergeChoices(lengths: readonly number[]): number {
  const queue = [...lengths];
  let choices = 0;
  for (let first = queue.shift(); queue.length > 0; first = queue.shift()) {
    const merged = (first ?? 0) + (queue.shift() ?? 0);
    choices += merged - 1;
    queue.push(merged);
  }
  return choices;
}

/**
 * Ranks only the first `wanted` items by a knock-out: the winner is taken out, and the best of those it beat is sought
 * again. Tied items go on together. Items after the first have no rank.
 */
export function* knockOutRanking<Item>(items: readonly Item[], wanted: number): Ranking<Item> {
  const rounds = Math.ceil(Math.log2(Math.max(1, items.length)));
  const known = new Map<Item, Map<Item, Choice>>();
  const tied = new Map<Item, Item[]>(items.map((item) => [item, [item]]));
  const places: Tied<Item>[] = [];
  const ranked = new Set<Item>();
  const choiceOf = (left: Item, right: Item) => known.get(left)?.get(right);

  /** Choices that the halves may still need before their winners are known and compared. */
  const openIn = (part: readonly Item[]): number => {
    if (part.length < 2) return 0;
    const [one, other] = halves(part);
    const below = openIn(one) + openIn(other);
    const [left, right] = [winnerIn(one), winnerIn(other)];
    if (left === null || right === null) return below;
    const isKnown = left !== undefined && right !== undefined && choiceOf(left, right);
    return below + (isKnown ? 0 : 1);
  };
  /** Winner of a part so far; undefined while open, null if no item is left. */
  const winnerIn = (part: readonly Item[]): Item | undefined | null => {
    const [only] = part;
    if (part.length < 2) return only === undefined || ranked.has(only) ? null : only;
    const [one, other] = halves(part);
    const [left, right] = [winnerIn(one), winnerIn(other)];
    if (left === null) return right;
    if (right === null) return left;
    if (left === undefined || right === undefined) return undefined;
    const choice = choiceOf(left, right);
    return choice === undefined ? undefined : choice === "r" ? right : left;
  };
  function* play(
    part: readonly Item[],
    maxChoicesLeft: () => number,
  ): Generator<Question<Item>, Item | null, Choice> {
    const [only] = part;
    if (part.length < 2) return only === undefined || ranked.has(only) ? null : only;
    const [one, other] = halves(part);
    const left = yield* play(one, maxChoicesLeft);
    const right = yield* play(other, maxChoicesLeft);
    if (left === null || right === null) return left ?? right;
    let choice = choiceOf(left, right);
    if (choice === undefined) {
      choice = yield {
        left,
        right,
        get maxChoicesLeft() {
          return maxChoicesLeft();
        },
      };
      known.set(left, (known.get(left) ?? new Map<Item, Choice>()).set(right, choice));
      // Items beaten later by one are beaten by both: they go on, and out, as one.
      if (choice === "t") tied.set(left, [...(tied.get(left) ?? []), ...(tied.get(right) ?? [])]);
    }
    return choice === "r" ? right : left;
  }

  let count = 0;
  while (count < Math.min(wanted, items.length)) {
    const more = () => Math.min(wanted, items.length) - count - 1;
    const winner = yield* play(items, () => openIn(items) + more() * Math.max(0, rounds - 1));
    if (winner === null) break;
    const place = tied.get(winner) ?? [winner];
    for (const one of place) ranked.add(one);
    places.push(place);
    count += place.length;
  }
  return places;
}

function halves<Item>(part: readonly Item[]): [readonly Item[], readonly Item[]] {
  const middle = Math.ceil(part.length / 2);
  return [part.slice(0, middle), part.slice(middle)];
}
