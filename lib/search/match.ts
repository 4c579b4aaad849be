import { compact, stemOf } from "./fold";
import type { Key, Reason } from "./keys";
import type { Findable, Group } from "./open-index";
import { HASTY, type Meant } from "./slips";

/** How near a query comes to a key; less is nearer. Between two of them there is room for what ranks behind. */
export const TIER = { exact: 0, word: 1, prefix: 2, inside: 3, slips: 4 } as const;

/** How a record was found. */
export interface Match {
  found: Findable;
  /** A tier, and parts of one for what ranks behind. */
  rank: number;
  reason: string;
}

/** A query, folded. */
export interface Query {
  words: readonly string[];
  /** The words as they are spelt. */
  spelt: readonly string[];
  /** The stems of the words. */
  stems: readonly string[];
  /** All stems in one. */
  wholeOfStems: string;
  /** All words in one. */
  whole: string;
  /** As it was typed, in lower case: for initials, which are no romaji; empty for a part of a query. */
  raw: string;
  /** What may have been meant by each word and by the whole, with how many slips it takes; empty where none are forgiven. */
  meant: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

/** A query that has to be found as it is. */
export function queryOf(typed: readonly Meant[], raw = ""): Query {
  const words = typed.map(({ text }) => text);
  const stems = words.map(stemOf);
  return {
    words,
    spelt: typed.map(({ spelt }) => spelt),
    stems,
    wholeOfStems: compact(stems.join(" ")),
    whole: compact(words.join(" ")),
    raw,
    meant: new Map(),
  };
}

/** Of what a record has to hold one, to be found at all: as it is typed, or as words that may have been meant. */
export function needlesOf(query: Query): { typed: string[]; meant: string[] } {
  const { words, spelt, stems, whole, raw, meant } = query;
  const [first = ""] = words;
  return {
    typed: [first, spelt[0] ?? "", stems[0] ?? "", whole, raw].filter((text) => text !== ""),
    meant: [first, whole].flatMap((text) => [...(meant.get(text)?.keys() ?? [])]),
  };
}

/** What ranks behind names: what others call them, voices. */
const BEHIND: Readonly<Record<Reason, number>> = {
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

/** A member ranks behind what it belongs to, and one that fits less behind one that fits more. */
const MEMBER = 0.5;
const FIT = 0.001;

/** What tells of many things is found by whole words first, behind who it is true of; parts of words count less than a slip in a name. */
const IN_PASSING: Readonly<Record<string, number>> = { notice: 2.5, page: 2.5, profile: 2.5 };
const TOLD_IN_TITLES: ReadonlySet<string> = new Set(["notice", "film", "page"]);

/** What has the sound that was typed ranks behind what is spelt so. */
const SOUND = 0.005;

/** What a word of a profile ranks behind for each other word that is said with it. */
const UNSAID = 0.01;

/** Shortest query that is looked for inside of words, of Latin letters. */
const INSIDE = 4;

/** How much of a name has to be typed before its members are named too. */
const ENOUGH = 0.4;

const LATIN = /[a-z0-9]/;

/** Hasty fingers are forgiven in names of people and units alone: any word is that near to some other. */
const HASTY_TIER = TIER.slips + HASTY / 10;
const PEOPLE: ReadonlySet<string> = new Set(["character", "unit"]);

/** What a part of a name ranks behind a whole name that is as near, in slips. */
const PART = 0.5;

/** The best way in which a query is found in a record; undefined if it is in none. */
export function matchRecord(found: Findable, query: Query): Match | undefined {
  const inPassing = IN_PASSING[found.kind] ?? 0;
  let best: Match | undefined;
  for (const key of found.keys) {
    const tier = tierOf(key, query);
    if (tier === undefined || (inPassing > 0 && tier === TIER.inside)) continue;
    if (tier >= HASTY_TIER && !PEOPLE.has(found.kind)) continue;
    const rank =
      tier +
      BEHIND[key.reason] +
      passing(found, key, tier, query) +
      (isSpelt(key, query) ? 0 : SOUND);
    if (!best || rank < best.rank) best = { found, rank, reason: key.label ?? key.reason };
  }
  return best;
}

const isSpelt = (key: Key, { spelt }: Query): boolean =>
  key.speltWholes.includes(spelt.join("")) || spelt.every((word) => key.spelt.includes(word));

/** What a match ranks behind as what it is found in tells of many things. */
function passing({ kind }: Findable, key: Key, tier: number, { words }: Query): number {
  const unsaid = key.reason === "profile" ? UNSAID * key.words.length : 0;
  if (tier >= TIER.prefix) return unsaid + (IN_PASSING[unsaid > 0 ? "profile" : kind] ?? 0);
  if (unsaid > 0) return unsaid;
  const isInTitle = tier === TIER.word && key.reason.endsWith("name") && TOLD_IN_TITLES.has(kind);
  return isInTitle ? Math.max(0, 1 - words.length / key.words.length) : 0;
}

function tierOf(key: Key, query: Query): number | undefined {
  const { spelt, raw, meant } = query;
  const isOfStems = key.reason === "profile";
  const words = isOfStems ? query.stems : query.words;
  const whole = isOfStems ? query.wholeOfStems : query.whole;
  if (key.wholes.includes(whole)) return TIER.exact;
  if (raw.length > 1 && key.initials === raw) return TIER.word;
  if (words.every((word) => key.words.includes(word))) return TIER.word;
  const isStart = (word: string, at: number) =>
    key.words.some((one) => one.startsWith(word)) ||
    key.spelt.some((one) => one.startsWith(spelt[at] ?? word));
  // Single letters are the start of too much, and few letters the start of too many words.
  const isEnough = !isOfStems || words.every(({ length }) => length >= INSIDE);
  const isMore = words.length === 1 || words.some(({ length }) => length > 1);
  const isBegun = () => (isMore && words.every(isStart)) || startsSomewhere(key, whole);
  if (isEnough && isBegun()) return TIER.prefix;
  if (isInside(key, query)) return TIER.inside;
  if (meant.size === 0) return undefined;
  const slips = Math.min(
    leastOf(key.wholes, meant.get(whole)),
    words.reduce(
      (sum, word) => sum + leastOf(key.words, meant.get(word), word),
      words.length < key.words.length ? PART : 0,
    ),
  );
  return tierOfSlips(slips);
}

/** Fewer slips are nearer; infinitely many are no match. */
function tierOfSlips(slips: number): number | undefined {
  return Number.isFinite(slips) ? TIER.slips + slips / 10 : undefined;
}

/** Words in one, as `compact` folds them: a letter that ends one and begins the next is there once. */
const joined = (words: readonly string[]) => words.join("").replaceAll(/([a-z])\1+/g, "$1");

/** Whether the name begins with the query, from one of its words on. */
function startsSomewhere({ words, wholes }: Key, whole: string): boolean {
  return (
    wholes.some((one) => one.startsWith(whole)) ||
    words.some((word, at) => whole.startsWith(word) && joined(words.slice(at)).startsWith(whole))
  );
}

/** Of Latin letters only as they are spelt: by their sounds they would be inside of too much. */
function isInside(key: Key, { whole, spelt }: Query): boolean {
  if (!LATIN.test(whole)) return key.wholes.some((one) => one.includes(whole));
  const typed = spelt.join("");
  return typed.length >= INSIDE && key.spelt.some((word) => word.includes(typed));
}

/** The fewest slips to one of the words. */
function leastOf(
  words: readonly string[],
  meant: ReadonlyMap<string, number> | undefined,
  typed?: string,
): number {
  return Math.min(
    ...words.map((word) => (word === typed ? 0 : (meant?.get(word) ?? Number.POSITIVE_INFINITY))),
  );
}

/**
 * How near a query comes to a group: by what it is asked for, or by the names of the record that it belongs to.
 * @param matches how the query is found in records
 */
export function rankOfGroup(
  group: Group,
  query: Query,
  matches: ReadonlyMap<Findable, Match>,
): number | undefined {
  const { whole, meant } = query;
  if (group.owner) {
    const isEnough = group.names.some((name) => whole.length >= name.length * ENOUGH);
    return isEnough ? matches.get(group.owner)?.rank : undefined;
  }
  if (group.names.includes(whole)) return TIER.exact;
  if (whole.length >= INSIDE && group.names.some((name) => name.startsWith(whole))) {
    return TIER.prefix;
  }
  const slips = leastOf(group.names, meant.get(whole));
  return slips < HASTY ? tierOfSlips(slips) : undefined;
}

/** The members of a group that was named. */
export function matchMembers({ label, members }: Group, rank: number): Match[] {
  return [...members].map(([found, fit]) => ({
    found,
    rank: rank + MEMBER + fit * FIT,
    reason: label,
  }));
}
