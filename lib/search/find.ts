import { fold, spelt } from "./fold";
import {
  IN_PASSING,
  type Match,
  matchRecord,
  needlesOf,
  type Query,
  queryOf,
  TIER,
  TOLD_IN_TITLES,
} from "./match";
import { matchMembers, rankOfGroup } from "./match-groups";
import { nearestTo } from "./nearest";
import type { Findable, OpenIndex } from "./open-index";
import { best, matchParts } from "./parts";
import type { SearchKind } from "./search-file";
import { type Meant, meantBy } from "./slips";

/** What a search gives. */
export interface Findings {
  /** What was found, the best first. */
  hits: readonly Match[];
  /** True if a hit has what was typed, without a slip forgiven. */
  isExact: boolean;
  /** Where nothing was found: what comes nearest. */
  nearest: readonly Match[];
}

/** Result of a search for nothing. */
export const NOTHING: Findings = { hits: [], isExact: false, nearest: [] };

/** Words of a question that say nothing of who is sought; beside others they may go unfound. */
const ASKING = new Set(
  "a an the who whos whose is are of in at by with from for one that guy boy idol idols member members character characters everybody everyone all unit units group agency find born show me my has have had does do did was can be what when where why which how old tall wears wearing plays playing player likes loves fan hobby and birthday height profile list voice voices voiced cv actor chan tyan kun san senpai sama dono sensei".split(
    " ",
  ),
);

/** Words that say of which kind the sought is. */
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

/** Whether a word only says of which kind the sought is; clubs are called so themselves. */
const isKind = ({ text }: Meant) => (KINDS.get(text) ?? "club") !== "club";

/** How much nearer something is whose kind was said. */
const SAID = 1.2;

/** What ranks before this has what was typed for a name. */
const CALLED = 0.5;

/** What is said behind a name, folded. */
const TITLE = /(?<=.{2}|\p{Script=Han})(kun|can|san|sama|senpai|君|様|样|先輩|先辈)$/u;

/** Han characters enough for two things that are seen. */
const TWO_IN_HAN = /^\p{Script=Han}{4,}$/u;

/** A letter that is held down: folded, it would be the start of too much. */
const RUN = /^([a-z])\1{2,}$/i;

/** Everything that is found by what somebody typed; nothing for nothing. */
export function find(index: OpenIndex, typed: string): Findings {
  const words = wordsOf(index, typed);
  if (words.length === 0) return NOTHING;
  const asked = queryOf(words, typed.trim().toLowerCase());
  if (RUN.test(typed.trim())) return { ...NOTHING, nearest: nearestTo(index, asked) };
  const told = words
    .filter((word) => !ASKING.has(word.spelt) && !isKind(word))
    .flatMap((word) => cut(index, word));
  const isQuestion = told.length > 0 && told.length < words.length;
  const queries = isQuestion ? [asked, queryOf(told)] : [asked];
  const said = new Set(words.map(({ text }) => KINDS.get(text)));
  const forgive = forgiving(index);
  const search = (isForgiving: boolean) => {
    const ask = (query: Query) => searchFor(index, isForgiving ? forgive(query) : query);
    const whole = queries.flatMap(ask);
    // Whoever is called so is meant, and not who else has a part of the name.
    const isCalled = whole.some(({ rank }) => rank < CALLED);
    const parts =
      told.length > 1 && told.some(isMore) && !isCalled
        ? matchParts(index, told, (word) => ask(queryOf([word])))
        : [];
    const untitled = isForgiving && words.length === 1 ? untitle(words) : [];
    return best(
      [...whole, ...untitled.flatMap(ask), ...parts].map((match) =>
        said.has(match.found.kind) ? { ...match, rank: match.rank - SAID } : match,
      ),
    );
  };
  const exact = search(false);
  const hits = isGood(exact) ? exact : best([...exact, ...search(true)]);
  const sought = isQuestion ? queryOf(told) : asked;
  return {
    hits,
    isExact: exact.length > 0,
    nearest: hits.length > 0 ? [] : nearestTo(index, sought),
  };
}

function wordsOf({ han }: OpenIndex, typed: string): Meant[] {
  const letters = spelt(typed, han).split(" ");
  const words = fold(typed, han).split(" ");
  return words.flatMap((text, at) => (text === "" ? [] : [{ text, spelt: letters[at] ?? text }]));
}

/** A word without spaces that names two things, such as 白发红眼, as two. */
function cut({ groups }: OpenIndex, word: Meant): Meant[] {
  if (!TWO_IN_HAN.test(word.text)) return [word];
  const isNamed = (text: string) => groups.some(({ names }) => names.includes(text));
  const at = [...word.text].findIndex(
    (_, place) => isNamed(word.text.slice(0, place)) && isNamed(word.text.slice(place)),
  );
  if (at < 0) return [word];
  return [word.text.slice(0, at), word.text.slice(at)].map((text) => ({ text, spelt: text }));
}

/** A name without the title that was written in one with it. */
function untitle([{ text, spelt: letters } = { text: "", spelt: "" }]: readonly Meant[]): Query[] {
  const bare = text.replace(TITLE, "");
  return bare === text ? [] : [queryOf([{ text: bare, spelt: letters }])];
}

/** Gives the same query with what may have been meant; each word is looked for once. */
function forgiving({ vocabulary }: OpenIndex): (query: Query) => Query {
  const known = new Map<string, ReadonlyMap<string, number>>();
  const meant = (text: string, letters: string) => {
    const found = known.get(text) ?? meantBy({ text, spelt: letters }, vocabulary);
    known.set(text, found);
    return [text, found] as const;
  };
  return (query) => ({
    ...query,
    meant: new Map([
      ...query.words.map((text, at) => meant(text, query.spelt[at] ?? text)),
      meant(query.whole, query.spelt.join("")),
    ]),
  });
}

/** Whether it is more than a single letter, which is the start of too much. */
const isMore = ({ text }: Meant) => text.length > 1;

/** Whether what was found is surely what was meant: then nobody looks for slips. */
function isGood([first]: readonly Match[]): boolean {
  if (!first) return false;
  const { kind } = first.found;
  const rank = first.rank - (TOLD_IN_TITLES[kind] ?? 0);
  const isPassing = kind in IN_PASSING || first.reason.startsWith("profile");
  return rank < (isPassing ? TIER.prefix : TIER.inside);
}

/** What is found by a whole query: as a name, or as what several have in common. */
function searchFor({ all, groups, holders }: OpenIndex, query: Query): Match[] {
  const { typed, meant } = needlesOf(query);
  const near = new Set(meant.flatMap((text) => holders.get(text) ?? []));
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
