import { fold, spelt } from "./fold";
import {
  IN_PASSING,
  type Match,
  matchRecord,
  needlesOf,
  type Query,
  queryOf,
  TIER,
  FOUND_IN_TITLES,
} from "./match";
import { matchMembers, rankOfGroup } from "./match-groups";
import { nearestTo } from "./nearest";
import type { Findable, OpenIndex } from "./open-index";
import { best, matchParts } from "./parts";
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
export const NOTHING: Findings = { hits: [], isExact: false, nearest: [] };

/** Words of questions without meaning for the search; with others they may remain unmatched. */
const ASKING = new Set(
  "a an the who whos whose is are of in at by with from for one that guy boy idol idols member members character characters everybody everyone all unit units group agency find born show me my has have had does do did was can be what when where why which how old tall wears wearing plays playing player likes loves fan hobby and birthday height profile list voice voices voiced cv actor chan tyan kun san senpai sama dono sensei".split(
    " ",
  ),
);

/** Words for the kind of the wanted record. */
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
const isKind = ({ text }: Word) => (KINDS.get(text) ?? "club") !== "club";

/** Advantage in rank of the named kind. */
const SAID = 1.2;

/** Ranks below this match the input as a name. */
const CALLED = 0.5;

/** Honorifics, folded. */
const TITLE = /(?<=.{2}|\p{Script=Han})(kun|can|san|sama|senpai|君|様|样|先輩|先辈)$/u;

/** Han characters for two visual features. */
const TWO_IN_HAN = /^\p{Script=Han}{4,}$/u;

/** A held key: folded, it would be a prefix of too much. */
const RUN = /^([a-z])\1{2,}$/i;

/** Finds records for an input; nothing for an empty one. */
export function find(index: OpenIndex, typed: string): Findings {
  const words = wordsOf(index, typed);
  if (words.length === 0) return NOTHING;
  const asked = queryOf(words, typed.trim().toLowerCase());
  if (RUN.test(typed.trim())) return { ...NOTHING, nearest: nearestTo(index, asked) };
  const contentWords = words
    .filter((word) => !ASKING.has(word.spelt) && !isKind(word))
    .flatMap((word) => cut(index, word));
  const isQuestion = contentWords.length > 0 && contentWords.length < words.length;
  const queries = isQuestion ? [asked, queryOf(contentWords)] : [asked];
  const said = new Set(words.map(({ text }) => KINDS.get(text)));
  const tolerant = withTypos(index);
  const search = (isTolerant: boolean) => {
    const ask = (query: Query) => searchFor(index, isTolerant ? tolerant(query) : query);
    const whole = queries.flatMap(ask);
    // A record with exactly this name wins over those with parts of it.
    const isCalled = whole.some(({ rank }) => rank < CALLED);
    const parts =
      contentWords.length > 1 && contentWords.some(isMore) && !isCalled
        ? matchParts(index, contentWords, (word) => ask(queryOf([word])))
        : [];
    const untitled = isTolerant && words.length === 1 ? untitle(words) : [];
    return best(
      [...whole, ...untitled.flatMap(ask), ...parts].map((match) =>
        said.has(match.found.kind) ? { ...match, rank: match.rank - SAID } : match,
      ),
    );
  };
  const exact = search(false);
  const hits = isGood(exact) ? exact : best([...exact, ...search(true)]);
  const sought = isQuestion ? queryOf(contentWords) : asked;
  return {
    hits,
    isExact: exact.length > 0,
    nearest: hits.length > 0 ? [] : nearestTo(index, sought),
  };
}

function wordsOf({ han }: OpenIndex, typed: string): Word[] {
  const letters = spelt(typed, han).split(" ");
  const words = fold(typed, han).split(" ");
  return words.flatMap((text, at) => (text === "" ? [] : [{ text, spelt: letters[at] ?? text }]));
}

/** Splits a word for two features without spaces, such as 白发红眼. */
function cut({ groups }: OpenIndex, word: Word): Word[] {
  if (!TWO_IN_HAN.test(word.text)) return [word];
  const isNamed = (text: string) => groups.some(({ names }) => names.includes(text));
  const at = [...word.text].findIndex(
    (_, place) => isNamed(word.text.slice(0, place)) && isNamed(word.text.slice(place)),
  );
  if (at < 0) return [word];
  return [word.text.slice(0, at), word.text.slice(at)].map((text) => ({ text, spelt: text }));
}

/** Removes an honorific written without space. */
function untitle([{ text, spelt: letters } = { text: "", spelt: "" }]: readonly Word[]): Query[] {
  const bare = text.replace(TITLE, "");
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
const isMore = ({ text }: Word) => text.length > 1;

/** True if the best match is certain, so that mistakes need not be considered. */
function isGood([first]: readonly Match[]): boolean {
  if (!first) return false;
  const { kind } = first.found;
  const rank = first.rank - (FOUND_IN_TITLES[kind] ?? 0);
  const isPassing = kind in IN_PASSING || first.reason.startsWith("profile");
  return rank < (isPassing ? TIER.prefix : TIER.inside);
}

/** Matches a whole query: as a name, or as a common feature of several records. */
function searchFor({ all, groups, holders }: OpenIndex, query: Query): Match[] {
  const { typed, likely } = needlesOf(query);
  const near = new Set(likely.flatMap((text) => holders.get(text) ?? []));
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
