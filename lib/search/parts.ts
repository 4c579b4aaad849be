import { compact } from "./fold";
import { type Match, TIER } from "./match";
import { matchMembers } from "./match-groups";
import type { Findable, OpenIndex } from "./open-index";
import type { Word } from "./typos";

/** Weight of all parts together, beside the worst one. */
const SUM_WEIGHT = 0.01;

/** A part of a query: a word, or several that name a common feature. */
interface Part {
  /** Index of the next part. */
  end: number;
  matches: ReadonlyMap<Findable, Match>;
}

/**
 * Matches a query in parts, such as a unit and a hair colour: each part must match the record.
 * @param search matches of a single word
 */
export function matchParts(
  { all, groups }: OpenIndex,
  words: readonly Word[],
  search: (word: Word) => readonly Match[],
): Match[] {
  const byRecord = (matches: readonly Match[]) =>
    new Map(bestPerRecord(matches).map((match) => [match.found, match]));
  const partsFrom = words.map((word, from): Part[] => {
    const longer = words.slice(from + 2).map((_, more) => from + 2 + more);
    const phrases = [...longer, words.length]
      .filter((end) => end - from > 1 && end - from < words.length)
      .flatMap((end): Part[] => {
        const texts = words.slice(from, end).map(({ text }) => text);
        const phrase = compact(texts.join(" "));
        const namedGroups = groups.filter(({ names }) => names.includes(phrase));
        const matches = namedGroups.flatMap((group) => matchMembers(group, TIER.exact));
        return matches.length > 0 ? [{ end, matches: byRecord(matches) }] : [];
      });
    return [...phrases.toReversed(), { end: from + 1, matches: byRecord(search(word)) }];
  });
  return all.flatMap((found) => {
    const path = matchPath(partsFrom, found);
    if (!path) return [];
    const ranks = path.map(({ rank }) => rank);
    const rank =
      Math.max(TIER.word, ...ranks) + SUM_WEIGHT * ranks.reduce((sum, one) => sum + one, 0);
    const shown = path.find(({ reason }) => reason.includes(":")) ?? path[0];
    return shown ? [{ ...shown, rank }] : [];
  });
}

/** The first way to divide the query so that all parts match a record; longer parts are tried first. */
function matchPath(partsFrom: readonly Part[][], found: Findable, from = 0): Match[] | undefined {
  if (from === partsFrom.length) return [];
  for (const { end, matches } of partsFrom[from] ?? []) {
    const match = matches.get(found);
    const rest = match && matchPath(partsFrom, found, end);
    if (rest) return [match, ...rest];
  }
  return undefined;
}

/** Best match of each record, sorted; equal ranks keep the order of the index. */
export function bestPerRecord(matches: readonly Match[]): Match[] {
  const byRecord = new Map<Findable, Match>();
  for (const match of matches) {
    const known = byRecord.get(match.found);
    if (!known || match.rank < known.rank) byRecord.set(match.found, match);
  }
  return [...byRecord.values()].toSorted((one, other) => one.rank - other.rank);
}
