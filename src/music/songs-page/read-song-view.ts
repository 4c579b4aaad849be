import { type Chart, CHART_KEYS, levelRank } from "#lib/music/levels";
import type { ListedSong } from "#src/data/songs/listed-songs";
import { countsOf, FILTER_KEYS, ORDERS, type SongView } from "#src/data/songs/song-view";
import { readParams } from "#src/app/routing/search-params";

const PARAMS = [...FILTER_KEYS, "chart", "from", "to", "sort", "title"] as const;

/**
 * Reads `?unit=trickstar&chart=expert&from=28`; limits without a chart apply to Expert. Unknown values, empty values
 * and other parameters are ignored; undefined if all requested values are unknown. Never throws.
 */
export function readSongView(search: string, songs: readonly ListedSong[]): SongView | undefined {
  const asked = readParams(search, PARAMS, (value) => value.trim() && value);
  const view: Record<string, string> = {};
  const take = (name: (typeof PARAMS)[number], isKnown: (value: string) => boolean) => {
    // A query string decodes the plus of `28+` as a space.
    const value = asked[name]?.replace(/ $/, "+").trim().toLowerCase();
    if (value && isKnown(value)) view[name] = value;
  };
  for (const filter of FILTER_KEYS) take(filter, (value) => countsOf(songs, {}, filter).has(value));
  if (asked.from || asked.to) view.chart = "expert";
  take("chart", (value) => CHART_KEYS.some((key) => key === value));
  const levels = new Set(songs.map((song) => song.levels?.[view.chart as Chart]));
  for (const end of ["from", "to"] as const) take(end, (value) => levels.has(value));
  const { from, to } = view;
  if (from && to && levelRank(from) > levelRank(to)) Object.assign(view, { from: to, to: from });
  take("sort", (value) => Object.hasOwn(ORDERS, value));
  if (asked.title) view.title = asked.title;
  const hasFilter = [...FILTER_KEYS, "chart" as const].some((name) => asked[name]);
  return hasFilter && Object.keys(view).length === 0 ? undefined : view;
}
