import { fold } from "./fold";
import {
  type Match,
  matchMembers,
  matchRecord,
  needlesOf,
  type Query,
  queryOf,
  rankOfGroup,
  TIER,
} from "./match";
import { nearestTo } from "./nearest";
import type { Findable, OpenIndex } from "./open-index";
import { matchParts } from "./parts";
import { best } from "./rank";
import { meantBy } from "./vocabulary";

/** What a search gives. */
export interface Findings {
  /** What was found, the best first. */
  hits: readonly Match[];
  /** Where nothing was found: what comes nearest. */
  nearest: readonly Match[];
}

/** Words of a question that say nothing of who is sought; beside others they may go unfound. */
const ASKING = new Set(
  "a an the who whos is are of in at by with from for one that guy boy idol idols member members character characters everybody everyone all unit units group agency find show me my has have had wears wearing plays playing and birthday height profile chan kun san senpai sama"
    .split(" ")
    .map((word) => fold(word)),
);

/** A letter that is held down: folded, it would be the start of too much. */
const RUN = /^([a-z])\1{2,}$/i;

/** Everything that is found by what somebody typed; nothing for nothing. */
export function find(index: OpenIndex, typed: string): Findings {
  const folded = fold(typed, index.han);
  if (folded === "") return { hits: [], nearest: [] };
  const words = folded.split(" ");
  const whole = queryOf(words, typed.trim().toLowerCase());
  if (RUN.test(typed.trim())) return { hits: [], nearest: nearestTo(index, whole) };
  const told = words.filter((word) => !ASKING.has(word));
  const isQuestion = told.length > 0 && told.length < words.length;
  const queries = isQuestion ? [whole, queryOf(told)] : [whole];
  const search = (isForgiving: boolean) => {
    const ask = (query: Query) => searchFor(index, isForgiving ? forgiving(index, query) : query);
    const parts =
      told.length > 1 && told.some(isMore)
        ? matchParts(index, told, (word) => ask(queryOf([word])))
        : [];
    return best([...queries.flatMap(ask), ...parts]);
  };
  const exact = search(false);
  const hits = isGood(exact) ? exact : best([...exact, ...search(true)]);
  return { hits, nearest: hits.length > 0 ? [] : nearestTo(index, whole) };
}

/** The same query, with what may have been meant. */
function forgiving({ vocabulary }: OpenIndex, query: Query): Query {
  const parts = new Set([...query.words, query.whole]);
  return { ...query, meant: new Map([...parts].map((part) => [part, meantBy(part, vocabulary)])) };
}

/** Whether it is more than a single letter, which is the start of too much. */
const isMore = ({ length }: string) => length > 1;

/** Whether what was found is surely what was meant: then nobody looks for slips. */
function isGood([first]: readonly Match[]): boolean {
  if (!first || first.rank >= TIER.inside) return false;
  return first.rank < TIER.prefix || !["notice", "page"].includes(first.found.kind);
}

/** What is found by a whole query: as a name, or as what several have in common. */
function searchFor({ all, groups }: OpenIndex, query: Query): Match[] {
  const needles = needlesOf(query);
  const matches = new Map<Findable, Match>();
  for (const found of all) {
    if (!needles.some((needle) => found.text.includes(needle))) continue;
    const match = matchRecord(found, query);
    if (match) matches.set(found, match);
  }
  const members = groups.flatMap((group) => {
    const rank = rankOfGroup(group, query, matches);
    return rank === undefined ? [] : matchMembers(group, rank);
  });
  return [...matches.values(), ...members];
}
