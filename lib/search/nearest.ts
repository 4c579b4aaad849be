import { type Match, type Query, TIER } from "./match";
import type { Findable, OpenIndex } from "./open-index";
import { typosBetween } from "./typos";

/** Greatest number of suggestions without hits. */
const MAX_SUGGESTIONS = 3;

/** More mistakes than any name has letters. */
const MAX_TYPOS = 99;

/** A name is near if less than this part must change. */
const MAX_CHANGED_SHARE = 0.5;

/** Nearest records for a query without hits: those with some of its words, then names with few mistakes. */
export function nearestTo({ all }: OpenIndex, { words, whole }: Query): Match[] {
  const long = words.filter((word) => word.length > 2);
  const hasWord = ({ keys }: Findable) =>
    long.some((word) => keys.some((key) => key.words.includes(word)));
  const changedShare = ({ keys }: Findable) =>
    Math.min(
      ...keys
        .flatMap((key) => (key.reason === "name" ? [...key.words, ...key.wholes] : []))
        .map(
          (key) =>
            (typosBetween(whole, key, MAX_TYPOS) ?? MAX_TYPOS) / Math.max(whole.length, key.length),
        ),
    );
  const sharing = all.filter(hasWord).slice(0, MAX_SUGGESTIONS);
  const similar = all
    .filter((found) => ["character", "unit"].includes(found.kind) && !sharing.includes(found))
    .map((found) => ({ found, rank: TIER.typos + changedShare(found) }))
    .filter(({ rank }) => rank < TIER.typos + MAX_CHANGED_SHARE)
    .toSorted((one, other) => one.rank - other.rank);
  return [...sharing.map((found) => ({ found, rank: TIER.typos })), ...similar]
    .slice(0, MAX_SUGGESTIONS)
    .map((match) => ({ ...match, reason: "nearest" }));
}
