import { nameMatcher } from "../search/match-name";
import { creditKey, creditNames } from "./credit-names";
import type { SongPlace } from "./discography";
import { type Chart, isOnOwnScale, type Levels, levelRank } from "./levels";

/** A song of the list, with the values of its filters. */
export interface ListedSong extends SongPlace {
  readonly title: string;
  readonly unitIds: readonly string[];
  /** The `cname` of each singer. */
  readonly singers: readonly string[];
  /** As whom they sing beside their units; empty for none. */
  readonly act: string;
  /** Words on who sings; the filter `by` takes people of the credits. */
  readonly by: string;
  readonly isByEveryone: boolean;
  readonly isInGame: boolean;
  readonly levels: Levels;
  readonly video: { readonly youtube: string } | null;
  readonly credits: readonly (string | null | undefined)[];
}

/** Types of singers: everyone, one unit, several units or people, or one idol. */
export const KINDS = {
  unit: "One unit",
  mixed: "Mixed",
  solo: "Solo",
  everyone: "Everyone",
} as const;

type Kind = keyof typeof KINDS;

function kindOf({ isByEveryone, unitIds, singers }: ListedSong): Kind {
  if (isByEveryone) return "everyone";
  if (unitIds.length === 1) return "unit";
  return singers.length === 1 && unitIds.length === 0 ? "solo" : "mixed";
}

/** Filters, each with a song's values. */
const FILTERS = {
  unit: (song) => song.unitIds,
  idol: (song) => song.singers,
  series: (song) => song.series,
  act: ({ act }) => (act ? [creditKey(act)] : []),
  year: (song) => (song.year ? [song.year] : []),
  kind: (song) => [kindOf(song)],
  game: (song) => [song.isInGame ? "yes" : "no"],
  video: (song) => [song.video ? "yes" : "no"],
  by: (song) => song.credits.flatMap(creditNames).map(creditKey),
} as const satisfies Record<string, (song: ListedSong) => readonly string[]>;

export type Filter = keyof typeof FILTERS;

export const FILTER_KEYS = Object.keys(FILTERS) as Filter[];

export const ORDERS = { newest: "Newest first", oldest: "Oldest first", title: "Title" } as const;

/** A visitor's choices. With a chart the list is a table of levels, from highest to lowest. */
export interface SongView extends Partial<Record<Filter, string>> {
  /** A part of a title or a name, in any script. */
  readonly title?: string | undefined;
  readonly chart?: Chart | undefined;
  /** Least and greatest level of the chart. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly sort?: keyof typeof ORDERS | undefined;
}

const passesFilter = (song: ListedSong, filter: Filter, value: string | undefined) =>
  value === undefined || (FILTERS[filter](song) as readonly string[]).includes(value);

function hasLevel({ levels }: ListedSong, { chart, from, to }: SongView): boolean {
  if (!chart) return true;
  const level = levels[chart];
  if (!level) return false;
  const isOnSameScale = (bound: string) => isOnOwnScale(bound) === isOnOwnScale(level);
  return (
    (from === undefined || (isOnSameScale(from) && levelRank(level) >= levelRank(from))) &&
    (to === undefined || (isOnSameScale(to) && levelRank(level) <= levelRank(to)))
  );
}

/** Names that find a song besides its title: its slug, act, units, singers, people of the credits. */
const namesOf = ({ id, act, unitIds, singers, credits }: ListedSong): string[] => [
  id.replaceAll("-", " "),
  act,
  ...unitIds,
  ...singers.map((cname) => cname.replaceAll("_", " ")),
  ...credits.flatMap(creditNames),
];

/** The songs that have a text in their title or in a name. All of them if the text is empty. */
export function songsNamed<Song extends ListedSong>(
  songs: readonly Song[],
  text = "",
): readonly Song[] {
  // Skips computing names without a search text.
  if (text.trim() === "") return songs;
  const isFound = nameMatcher(text);
  return songs.filter((song) => [song.title, ...namesOf(song)].some((name) => isFound({ name })));
}

/** The songs that match all filters of a view, in the given order. */
const filterSongs = <Song extends ListedSong>(songs: readonly Song[], view: SongView): Song[] =>
  songs.filter(
    (song) =>
      FILTER_KEYS.every((filter) => passesFilter(song, filter, view[filter])) &&
      hasLevel(song, view),
  );

/** The songs that match a view, in its order. */
export function songsIn<Song extends ListedSong>(songs: readonly Song[], view: SongView): Song[] {
  const { chart, sort = "newest" } = view;
  const rank = (song: ListedSong) => (chart ? levelRank(song.levels[chart] ?? "0") : 0);
  const releaseOrder = ({ day = "" }: ListedSong) =>
    Number(day.replaceAll("-", "")) * (sort === "oldest" ? 1 : -1);
  return filterSongs(songsNamed(songs, view.title), view).toSorted(
    (one, other) =>
      rank(other) - rank(one) ||
      (sort === "title" || chart ? 0 : releaseOrder(one) - releaseOrder(other)) ||
      (sort === "title" ? (one.id < other.id ? -1 : 1) : 0),
  );
}

/** Number of songs for each value of a filter, given the other filters of the view; its text is left out. */
export function countsOf(
  songs: readonly ListedSong[],
  view: SongView,
  filter: Filter,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const song of filterSongs(songs, { ...view, [filter]: undefined }))
    for (const value of new Set<string>(FILTERS[filter](song)))
      counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
