import { creditKey, creditNames } from "#lib/music/credit-names";
import { chartName } from "#lib/music/levels";
import { FILTER_KEYS, KINDS, type ListedSong, type SongView } from "#lib/music/song-view";

/** The chosen filters in words: “Knights”, “2022”, “Expert 28 to 29+”. */
export function chosenInWords(
  { chart, from, to, ...view }: SongView,
  { offices, music }: Queries.SongsPageQuery,
  songs: readonly ListedSong[],
): string[] {
  const units = offices.nodes.flatMap((office) => office.units);
  // Reading the credits of all songs takes time, and the list is rendered at each letter that is typed.
  const credited =
    view.act || view.by
      ? songs.flatMap(({ act, credits }) => [act, ...credits.flatMap(creditNames)])
      : [];
  const words = new Map<string, string>([
    ...Object.entries(KINDS),
    ...credited.map((name) => [creditKey(name), name] as const),
    ...[...units, ...(music?.series ?? [])].map(({ id, name }) => [id, name] as const),
    ...units.flatMap(({ members }) => members.map(({ cname, name }) => [cname, name] as const)),
    ["game yes", "in the game"],
    ["game no", "not in the game"],
    ["video yes", "with a video"],
    ["video no", "without a video"],
  ]);
  const limits = from && to ? `${from} to ${to}` : from ? `${from} and up` : to && `up to ${to}`;
  return [
    ...FILTER_KEYS.map((key) => {
      const value = view[key] ?? "";
      return words.get(`${key} ${value}`) ?? words.get(value) ?? value;
    }),
    chart && [chartName(chart), limits].filter(Boolean).join(" "),
  ].flatMap((one) => one || []);
}
