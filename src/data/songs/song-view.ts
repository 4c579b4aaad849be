import { artistsOf } from "#lib/music/artists";
import { creditKey, creditNames } from "#lib/music/credit-names";
import { type Chart, isOnOwnScale, levelRank } from "#lib/music/levels";
import { nameMatcher } from "#lib/search/match-name";
import type { ListedSong } from "./listed-songs";

/** Types of singers: everyone, one unit, several units or people, or one idol. */
export const KINDS = {
  unit: "One unit",
  mixed: "Mixed",
  solo: "Solo",
  everyone: "Everyone",
} as const;

function kindOf({ everyone, unitIds, singerCharacters }: ListedSong): keyof typeof KINDS {
  if (everyone) return "everyone";
  if (unitIds?.length) return unitIds.length === 1 ? "unit" : "mixed";
  return singerCharacters?.length === 1 ? "solo" : "mixed";
}

/** People of the credits, and the act that sings. */
export const authorsOf = (song: ListedSong): string[] => [
  ...Object.values(song.credits ?? {}).flatMap(creditNames),
  ...(song.act ? [artistsOf(song).act] : []),
];

const singersOf = ({ singerCharacters }: ListedSong): string[] =>
  singerCharacters?.map(({ cname }) => cname) ?? [];

/** Filters, each with a song's values. */
const FILTERS = {
  unit: ({ unitIds }) => unitIds ?? [],
  idol: singersOf,
  series: ({ series }) => series,
  year: ({ year }) => (year ? [year] : []),
  kind: (song) => [kindOf(song)],
  game: ({ inGame }) => [inGame ? "yes" : "no"],
  video: ({ video }) => [video ? "yes" : "no"],
  by: (song) => authorsOf(song).map(creditKey),
} as const satisfies Record<string, (song: ListedSong) => readonly string[]>;

export type Filter = keyof typeof FILTERS;

export const FILTER_KEYS = Object.keys(FILTERS) as Filter[];

export const ORDERS = { newest: "Newest first", oldest: "Oldest first", title: "Title" } as const;

/**
 * A visitor's choices. `title` is a part of a title or a name, in any script. With a chart, whose levels are between
 * `from` and `to`, the list is a table of levels, from highest to lowest.
 */
export interface SongView
  extends Readonly<Partial<Record<Filter | "title" | "from" | "to", string | undefined>>> {
  readonly chart?: Chart | undefined;
  readonly sort?: keyof typeof ORDERS | undefined;
}

function hasLevel({ levels }: ListedSong, { chart, from, to }: SongView): boolean {
  const level = chart && levels?.[chart];
  if (!level) return !chart;
  return (
    [from, to].every((limit) => !limit || isOnOwnScale(limit) === isOnOwnScale(level)) &&
    levelRank(from ?? level) <= levelRank(level) &&
    levelRank(level) <= levelRank(to ?? level)
  );
}

/** The songs that have a text in their title or in a name. All of them if the text is empty. */
export function songsNamed(songs: readonly ListedSong[], text = ""): readonly ListedSong[] {
  // Skips computing names without a search text.
  if (text.trim() === "") return songs;
  const isFound = nameMatcher(text);
  return songs.filter((song) =>
    [
      song.title,
      song.id.replaceAll("-", " "),
      ...(song.unitIds ?? []),
      ...singersOf(song).map((cname) => cname.replaceAll("_", " ")),
      ...authorsOf(song),
    ].some((name) => isFound({ name })),
  );
}

/** The songs that match all filters of a view except its text, in the given order. */
const filterSongs = (songs: readonly ListedSong[], view: SongView): ListedSong[] =>
  songs.filter(
    (song) =>
      hasLevel(song, view) &&
      FILTER_KEYS.every((filter) => {
        const value = view[filter];
        return value === undefined || FILTERS[filter](song).includes(value);
      }),
  );

/** The songs that match a view except its text, in its order. @param songs by title */
export function songsIn(songs: readonly ListedSong[], view: SongView): ListedSong[] {
  const { chart, sort } = view;
  const orderOf = ({ levels, day = "" }: ListedSong) => {
    if (chart) return -levelRank(levels?.[chart] ?? "");
    return sort === "title" ? 0 : Number(day.replaceAll("-", "")) * (sort === "oldest" ? 1 : -1);
  };
  return filterSongs(songs, view).toSorted((one, other) => orderOf(one) - orderOf(other));
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
