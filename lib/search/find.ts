import { fold, normalizeSpelling } from "./fold";
import {
  PARTIAL_MATCH_PENALTIES,
  type Match,
  matchRecord,
  needlesOf,
  type Query,
  queryOf,
  TIER,
  TITLE_WORD_PENALTIES,
} from "./match";
import { matchMembers, rankOfGroup } from "./match-groups";
import { nearestTo } from "./nearest";
import type { Findable, OpenIndex } from "./open-index";
import { bestPerRecord, matchParts } from "./parts";
import type { SearchKind } from "./search-file";
import { type Word, likelyWords } from "./typos";

export interface Findings {
  /** Best first. */
  hits: readonly Match[];
  /** True if a hit contains the input without mistakes. */
  isExact: boolean;
  /** Nearest records if there are no hits. */
  nearest: readonly Match[];
}

/** Result for an empty input. */
export const NO_FINDINGS: Findings = { hits: [], isExact: false, nearest: [] };

/** Words of questions without meaning for the search; with others they may remain unmatched. */
const STOP_WORDS = new Set(
  "a an the who whos whose is are of in at by with from for one that guy boy idol idols member members character characters everybody everyone all unit units group agency find born show me my has have had does do did was can be what when where why which how old tall wears wearing plays playing player likes loves fan hobby and birthday height profile list voice voices voiced cv actor chan tyan kun san senpai sama dono sensei".split(
    " ",
  ),
);

const KIND_WORDS: Readonly<Record<string, SearchKind>> = {
  unit: "unit",
  units: "unit",
  group: "unit",
  agency: "agency",
  office: "agency",
  club: "club",
  trip: "trip",
  film: "film",
  movie: "film",
  video: "film",
  campaign: "campaign",
  event: "notice",
  song: "song",
  songs: "song",
  track: "song",
  album: "album",
  single: "album",
};
const KINDS = new Map(Object.entries(KIND_WORDS).map(([word, kind]) => [fold(word), kind]));

/** True for a word that only names a kind; clubs have such words in their names. */
const isKindWord = ({ text }: Word) => (KINDS.get(text) ?? "club") !== "club";

const NAMED_KIND_BONUS = 1.2;

/** Ranks below this match the input as a name. */
const NAME_RANK = 0.5;

const HONORIFIC = /(?<=.{2}|\p{Script=Han})(kun|can|san|sama|senpai|君|様|样|先輩|先辈)$/u;

/** Han characters for two visual features. */
const HAN_WORD_PAIR = /^\p{Script=Han}{4,}$/u;

/** A held key: folded, it would be a prefix of too much. */
const REPEATED_LETTER = /^([a-z])\1{2,}$/i;

/** Finds records for an input; nothing for an empty one. */
export function find(index: OpenIndex, typed: string): Findings {
  const words = wordsOf(index, typed);
  if (words.length === 0) return NO_FINDINGS;
  const fullQuery = queryOf(words, typed.trim().toLowerCase());
  if (REPEATED_LETTER.test(typed.trim()))
    return { ...NO_FINDINGS, nearest: nearestTo(index, fullQuery) };
  const contentWords = words
    .filter((word) => !STOP_WORDS.has(word.spelt) && !isKindWord(word))
    .flatMap((word) => splitHanPair(index, word));
  const isQuestion = contentWords.length > 0 && contentWords.length < words.length;
  const queries = isQuestion ? [fullQuery, queryOf(contentWords)] : [fullQuery];
  const namedKinds = new Set(words.map(({ text }) => KINDS.get(text)));
  const tolerant = withTypos(index);
  const search = (isTolerant: boolean) => {
    const runQuery = (query: Query) => searchFor(index, isTolerant ? tolerant(query) : query);
    const wholeMatches = queries.flatMap(runQuery);
    // A record with exactly this name wins over those with parts of it.
    const isNameFound = wholeMatches.some(({ rank }) => rank < NAME_RANK);
    const parts =
      contentWords.length > 1 && contentWords.some(isLongWord) && !isNameFound
        ? matchParts(index, contentWords, (word) => runQuery(queryOf([word])))
        : [];
    const withoutHonorific = isTolerant && words.length === 1 ? removeHonorific(words) : [];
    return bestPerRecord(
      [...wholeMatches, ...withoutHonorific.flatMap(runQuery), ...parts].map((match) =>
        namedKinds.has(match.found.kind)
          ? { ...match, rank: match.rank - NAMED_KIND_BONUS }
          : match,
      ),
    );
  };
  const exact = search(false);
  const hits = isCertain(exact) ? exact : bestPerRecord([...exact, ...search(true)]);
  const nearestQuery = isQuestion ? queryOf(contentWords) : fullQuery;
  return {
    hits,
    isExact: exact.length > 0,
    nearest: hits.length > 0 ? [] : nearestTo(index, nearestQuery),
  };
}

function wordsOf({ han }: OpenIndex, typed: string): Word[] {
  const letters = normalizeSpelling(typed, han).split(" ");
  const words = fold(typed, han).split(" ");
  return words.flatMap((text, at) => (text === "" ? [] : [{ text, spelt: letters[at] ?? text }]));
}

/** Splits a word for two features without spaces, such as 白发红眼. */
function splitHanPair({ groups }: OpenIndex, word: Word): Word[] {
  if (!HAN_WORD_PAIR.test(word.text)) return [word];
  const isNamed = (text: string) => groups.some(({ names }) => names.includes(text));
  const at = [...word.text].findIndex(
    (_, index) => isNamed(word.text.slice(0, index)) && isNamed(word.text.slice(index)),
  );
  if (at < 0) return [word];
  return [word.text.slice(0, at), word.text.slice(at)].map((text) => ({ text, spelt: text }));
}

/** Removes an honorific written without space. */
function removeHonorific([
  { text, spelt: letters } = { text: "", spelt: "" },
]: readonly Word[]): Query[] {
  const bare = text.replace(HONORIFIC, "");
  return bare === text ? [] : [queryOf([{ text: bare, spelt: letters }])];
}

/** Adds the likely intended words to queries; each word is looked up once. */
function withTypos({ vocabulary }: OpenIndex): (query: Query) => Query {
  const known = new Map<string, ReadonlyMap<string, number>>();
  const likely = (text: string, letters: string) => {
    const found = known.get(text) ?? likelyWords({ text, spelt: letters }, vocabulary);
    known.set(text, found);
    return [text, found] as const;
  };
  return (query) => ({
    ...query,
    likely: new Map([
      ...query.words.map((text, at) => likely(text, query.spelt[at] ?? text)),
      likely(query.whole, query.spelt.join("")),
    ]),
  });
}

/** Single letters are prefixes of too much. */
const isLongWord = ({ text }: Word) => text.length > 1;

/** True if the best match is certain, so that mistakes need not be considered. */
function isCertain([first]: readonly Match[]): boolean {
  if (!first) return false;
  const { kind } = first.found;
  const rank = first.rank - (TITLE_WORD_PENALTIES[kind] ?? 0);
  const isAboutManyThings = kind in PARTIAL_MATCH_PENALTIES || first.reason.startsWith("profile");
  return rank < (isAboutManyThings ? TIER.prefix : TIER.inside);
}

/** Matches a whole query: as a name, or as a common feature of several records. */
function searchFor({ all, groups, recordsByWord }: OpenIndex, query: Query): Match[] {
  const { typed, likely } = needlesOf(query);
  const near = new Set(likely.flatMap((text) => recordsByWord.get(text) ?? []));
  const matches = new Map<Findable, Match>();
  for (const found of all) {
    if (!near.has(found) && !typed.some((text) => found.text.includes(text))) continue;
    const match = matchRecord(found, query);
    if (match) matches.set(found, match);
  }
  const members = groups.flatMap((group) => {
    const rank = rankOfGroup(group, query, matches);
    return rank === undefined ? [] : matchMembers(group, rank);
  });
  return [...matches.values(), ...members];
}
