import { langOf } from "../text/lang-of";
import { compact, stemOf } from "./fold";
import type { Key, Reason } from "./keys";
import type { Findable } from "./open-index";
import { HASTY_TYPOS, type Word } from "./typos";

/** Ranks of matches; less is better. Between two tiers there is room for penalties. */
export const TIER = { exact: 0, word: 1, prefix: 2, inside: 3, typos: 4 } as const;

export interface Match {
  found: Findable;
  /** A tier plus penalties. */
  rank: number;
  reason: string;
}

export interface Query {
  words: readonly string[];
  /** The words, normalized in spelling only. */
  spelt: readonly string[];
  stems: readonly string[];
  wholeOfStems: string;
  whole: string;
  /** The lower-case input, for initials; empty for a part of a query. */
  raw: string;
  /**
   * Likely intended words for each word and for the whole, with the number of mistakes; empty if none are tolerated.
   */
  likely: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

/** A query without tolerated mistakes. */
export function queryOf(typed: readonly Word[], raw = ""): Query {
  const words = typed.map(({ text }) => text);
  const stems = words.map(stemOf);
  return {
    words,
    spelt: typed.map(({ spelt }) => spelt),
    stems,
    wholeOfStems: compact(stems.join(" ")),
    whole: compact(words.join(" ")),
    raw,
    likely: new Map(),
  };
}

/** A record must contain one of these: words as typed, or likely intended ones. */
export function needlesOf(query: Query): { typed: string[]; likely: string[] } {
  const { words, spelt, stems, whole, raw, likely } = query;
  const [first = ""] = words;
  return {
    typed: [first, spelt[0] ?? "", stems[0] ?? "", whole, raw].filter((text) => text !== ""),
    likely: [first, whole].flatMap((text) => [...(likely.get(text)?.keys() ?? [])]),
  };
}

/** Penalties of keys other than names: nicknames, voices. */
const REASON_PENALTIES: Readonly<Record<Reason, number>> = {
  name: 0,
  reading: 0.02,
  "real name": 0.04,
  "short name": 0.1,
  address: 0.6,
  also: 0.1,
  pinyin: 0.2,
  page: 0.5,
  birthday: 0.5,
  voice: 0.55,
  profile: 0.7,
};

/**
 * Penalties of texts about many things, which are found by whole words first; parts of words rank behind mistakes in
 * names.
 */
export const PARTIAL_MATCH_PENALTIES: Readonly<Record<string, number>> = {
  notice: 2.5,
  page: 2.5,
  profile: 2.5,
  song: 2.5,
  album: 2.5,
};
/** Kinds that are found by some words of a title, with a penalty: songs come after units. */
export const TITLE_WORD_PENALTIES: Readonly<Record<string, number>> = {
  notice: 0,
  film: 0,
  page: 0,
  album: 0,
  song: 2,
};

/** Penalty of a song behind records with its title as their name. */
const SONG_PENALTY = 0.2;

const SOUND_PENALTY = 0.005;

/** Penalty for each additional word of a profile's entry. */
const EXTRA_WORD_PENALTY = 0.01;

/** Shortest Latin query found inside of words. */
export const MIN_INSIDE_LENGTH = 4;

const LATIN = /[a-z0-9]/;

/** Hasty typing is tolerated only in names of people and units: any word is similar to some other. */
const HASTY_TIER = TIER.typos + HASTY_TYPOS / 10;
const PEOPLE: ReadonlySet<string> = new Set(["character", "unit"]);

/** Penalty of a part of a name, in mistakes. */
const PART_PENALTY = 0.5;

/** Best match of a query in a record; undefined if there is none. */
export function matchRecord(found: Findable, query: Query): Match | undefined {
  let best: Match | undefined;
  for (const key of found.keys) {
    const tier = tierOf(key, query);
    if (tier === undefined) continue;
    const isSameSpelling = hasSameSpelling(key, query);
    if (isUnlikely(found, tier, isSameSpelling)) continue;
    const rank =
      tier +
      REASON_PENALTIES[key.reason] +
      partialMatchPenalty(found, key, tier, query) +
      (isSameSpelling ? 0 : SOUND_PENALTY);
    if (!best || rank < best.rank) best = { found, rank, reason: key.label ?? key.reason };
  }
  return best;
}

/** True if a match is probably accidental. Japanese titles of songs have no spaces, and match by any part and by sound. */
function isUnlikely({ kind, record }: Findable, tier: number, isSameSpelling: boolean): boolean {
  const isInJapanese = kind === "song" && langOf(record.title) !== undefined;
  if (tier === TIER.inside) return kind in PARTIAL_MATCH_PENALTIES && !isInJapanese;
  if (tier >= HASTY_TIER) return !PEOPLE.has(kind);
  return kind === "song" && !isInJapanese && !isSameSpelling && tier < TIER.prefix;
}

const hasSameSpelling = (key: Key, { spelt }: Query): boolean =>
  key.speltWholes.includes(spelt.join("")) || spelt.every((word) => key.spelt.includes(word));

/** Penalty of a match in a text about many things. */
function partialMatchPenalty({ kind }: Findable, key: Key, tier: number, { words }: Query): number {
  const extraWordPenalty = key.reason === "profile" ? EXTRA_WORD_PENALTY * key.words.length : 0;
  if (tier >= TIER.prefix)
    return (
      extraWordPenalty + (PARTIAL_MATCH_PENALTIES[extraWordPenalty > 0 ? "profile" : kind] ?? 0)
    );
  if (kind === "song" && tier === TIER.exact) return SONG_PENALTY;
  if (extraWordPenalty > 0) return extraWordPenalty;
  const titleWordPenalty = TITLE_WORD_PENALTIES[kind];
  const isInTitle = tier === TIER.word && key.reason.endsWith("name");
  if (titleWordPenalty === undefined || !isInTitle) return 0;
  return titleWordPenalty + Math.max(0, 1 - words.length / key.words.length);
}

function tierOf(key: Key, query: Query): number | undefined {
  const { spelt, raw, likely } = query;
  const usesStems = key.reason === "profile";
  const words = usesStems ? query.stems : query.words;
  const whole = usesStems ? query.wholeOfStems : query.whole;
  if (key.wholes.includes(whole)) return TIER.exact;
  if (raw.length > 1 && key.initials === raw) return TIER.word;
  if (words.every((word) => key.words.includes(word))) return TIER.word;
  const isStart = (word: string, at: number) =>
    key.words.some((one) => one.startsWith(word)) ||
    key.spelt.some((one) => one.startsWith(spelt[at] ?? word));
  // Single letters are prefixes of too much, and short stems of too many words.
  const areStemsLongEnough = !usesStems || words.every(({ length }) => length >= MIN_INSIDE_LENGTH);
  const hasLongWord = words.length === 1 || words.some(({ length }) => length > 1);
  const isPrefix = () => (hasLongWord && words.every(isStart)) || startsAtWord(key, whole);
  if (areStemsLongEnough && isPrefix()) return TIER.prefix;
  if (isInside(key, query)) return TIER.inside;
  if (likely.size === 0) return undefined;
  const typos = Math.min(
    fewestTypos(key.wholes, likely.get(whole)),
    words.reduce(
      (sum, word) => sum + fewestTypos(key.words, likely.get(word), word),
      words.length < key.words.length ? PART_PENALTY : 0,
    ),
  );
  return tierOfTypos(typos);
}

/** Fewer mistakes are better; infinitely many are no match. */
export function tierOfTypos(typos: number): number | undefined {
  return Number.isFinite(typos) ? TIER.typos + typos / 10 : undefined;
}

/** Joins words as `compact` folds them: equal letters at their border become one. */
const joined = (words: readonly string[]) => words.join("").replaceAll(/([a-z])\1+/g, "$1");

/** True if the name begins with the query at one of its words. */
function startsAtWord({ words, wholes }: Key, whole: string): boolean {
  return (
    wholes.some((one) => one.startsWith(whole)) ||
    words.some((word, at) => whole.startsWith(word) && joined(words.slice(at)).startsWith(whole))
  );
}

/** Latin letters only by spelling: equal sounds would match too much. */
function isInside(key: Key, { whole, spelt }: Query): boolean {
  if (!LATIN.test(whole)) return key.wholes.some((one) => one.includes(whole));
  const typed = spelt.join("");
  return typed.length >= MIN_INSIDE_LENGTH && key.spelt.some((word) => word.includes(typed));
}

/** Least number of mistakes to one of the words. */
export function fewestTypos(
  words: readonly string[],
  likely: ReadonlyMap<string, number> | undefined,
  typed?: string,
): number {
  return Math.min(
    ...words.map((word) => (word === typed ? 0 : (likely?.get(word) ?? Number.POSITIVE_INFINITY))),
  );
}
