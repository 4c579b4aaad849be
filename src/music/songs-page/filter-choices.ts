import { creditKey } from "#lib/music/credit-names";
import { chartName } from "#lib/music/levels";
import type { ListedSong } from "#src/data/songs/listed-songs";
import { authorsOf, type Filter, KINDS, type SongView } from "#src/data/songs/song-view";

export type Choices = readonly (readonly [value: string, words: string])[];

/** Filters with a select, each with its label and all of its values. */
export function filterChoices(
  { offices, music }: Queries.SongsPageQuery,
  songs: readonly ListedSong[],
) {
  const units = offices.nodes.flatMap((office) => office.units);
  const members = units.flatMap((unit) => unit.members);
  const singers = new Map(members.map(({ cname, name }) => [cname, name]));
  const years = new Set(songs.flatMap(({ year }) => year ?? []));
  return [
    ["unit", "Unit", units.map(({ id, name }) => [id, name])],
    ["idol", "Singer", [...singers].toSorted(([, one], [, other]) => (one < other ? -1 : 1))],
    [
      "year",
      "Year",
      [...years]
        .toSorted()
        .toReversed()
        .map((year) => [year, year]),
    ],
    ["kind", "Sung by", Object.entries(KINDS)],
    ["series", "Series", music?.series.map(({ id, name }) => [id, name]) ?? []],
    ["game", "Game", Object.entries({ yes: "In the game", no: "Not in the game" })],
    ["video", "Video", Object.entries({ yes: "With a video", no: "Without a video" })],
  ] as const satisfies readonly (readonly [Filter, string, Choices])[];
}

/** The chosen filters in words: “Knights”, “2022”, “Expert 28 to 29+”. */
export function chosenInWords(
  view: SongView,
  filters: ReturnType<typeof filterChoices>,
  songs: readonly ListedSong[],
): string[] {
  const { chart, from, to } = view;
  const limits = from && to ? `${from} to ${to}` : from ? `${from} and up` : to && `up to ${to}`;
  const by = view.by && songs.flatMap(authorsOf).find((name) => creditKey(name) === view.by);
  const chosen = filters.map(([key, , choices]) =>
    new Map<string, string>(choices).get(view[key] ?? ""),
  );
  return [...chosen, by, chart && [chartName(chart), limits].filter(Boolean).join(" ")].flatMap(
    (words) => words || [],
  );
}
