import { songsPath } from "../content/model/pages/paths";
import { type Chart, CHART_KEYS, levelRank } from "./levels";
import { countsOf, FILTER_KEYS, type ListedSong, ORDERS, type SongView } from "./song-view";

/**
 * Reads `?unit=trickstar&chart=expert&from=28`; limits without a chart apply to Expert. Unknown values, empty values
 * and other parameters are ignored; undefined if all requested values are unknown. Never throws.
 */
export function readSongView(search: string, songs: readonly ListedSong[]): SongView | undefined {
  const said = new Map<string, string>();
  // Of several with one name the first counts. A plus is a space.
  for (const [name, value] of new URLSearchParams(search)) {
    const key = name.replace(/^amp;/, "").toLowerCase();
    if (value.trim() !== "" && !said.has(key)) said.set(key, value);
  }
  const view: Record<string, string> = {};
  const take = (name: string, isOne: (value: string) => boolean) => {
    const value = said.get(name)?.replace(/ $/, "+").trim().toLowerCase();
    if (value !== undefined && isOne(value)) view[name] = value;
  };
  for (const filter of FILTER_KEYS) {
    if (!said.has(filter)) continue;
    const counts = countsOf(songs, {}, filter);
    take(filter, (value) => counts.has(value));
  }
  if (said.has("from") || said.has("to")) view.chart = "expert";
  take("chart", (value) => CHART_KEYS.some((key) => key === value));
  const levels = new Set(songs.map((song) => song.levels[view.chart as Chart]));
  for (const end of ["from", "to"]) take(end, (value) => levels.has(value));
  const { from, to } = view;
  if (from && to && levelRank(from) > levelRank(to)) Object.assign(view, { from: to, to: from });
  take("sort", (value) => Object.hasOwn(ORDERS, value));
  const title = said.get("title");
  if (title !== undefined) view.title = title;
  const isLost = [...FILTER_KEYS, "chart"].some((name) => said.has(name));
  return isLost && Object.keys(view).length === 0 ? undefined : view;
}

/** Address that {@link readSongView} reads. */
export function songsAddress(view: SongView): string {
  const { chart, sort } = view;
  const said = { ...view, ...(!chart && { from: undefined, to: undefined }) };
  const query = new URLSearchParams(
    ["title", ...FILTER_KEYS, "chart", "from", "to"].flatMap((name) => {
      const value = said[name as keyof SongView];
      return value ? [[name, value]] : [];
    }),
  );
  if (sort && sort !== "newest") query.set("sort", sort);
  return query.size > 0 ? `${songsPath}?${query}` : songsPath;
}
