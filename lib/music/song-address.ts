import { songsPath } from "../content/model/pages/paths";
import { CHART_KEYS } from "./levels";
import { countsOf, FILTER_KEYS, type ListedSong, ORDERS, type SongView } from "./song-view";

const LEVEL = /^[1-9]\d{0,2}\+?$/;

/**
 * Reads `?unit=trickstar&chart=expert&from=28`. A value that no song has is ignored beside one that some have;
 * undefined where nothing of what is asked for exists. Parameters with other names are ignored. Never throws.
 */
export function readSongView(search: string, songs: readonly ListedSong[]): SongView | undefined {
  const said = new Map<string, string>();
  // The first of several with one name counts. A plus in an address is a space.
  for (const [name, value] of new URLSearchParams(search)) {
    const key = name.replace(/^amp;/, "").toLowerCase();
    if (!said.has(key)) said.set(key, value.replace(/ $/, "+").trim().toLowerCase());
  }
  const view: Record<string, string> = {};
  const take = (name: string, isOne: (value: string) => boolean) => {
    const value = said.get(name);
    if (value !== undefined && isOne(value)) view[name] = value;
  };
  for (const filter of FILTER_KEYS) {
    if (!said.has(filter)) continue;
    const counts = countsOf(songs, {}, filter);
    take(filter, (value) => counts.has(value));
  }
  take("chart", (value) => CHART_KEYS.some((key) => key === value));
  if (view.chart) for (const end of ["from", "to"]) take(end, (value) => LEVEL.test(value));
  take("sort", (value) => Object.hasOwn(ORDERS, value));
  const names = [...FILTER_KEYS, "chart", "from", "to", "sort"];
  const isAsked = names.some((name) => said.has(name));
  return isAsked && Object.keys(view).length === 0 ? undefined : view;
}

/** Address of the list with a view, as {@link readSongView} reads it. */
export function songsAddress(view: SongView): string {
  const { chart, sort } = view;
  const said = { ...view, ...(!chart && { from: undefined, to: undefined }) };
  const query = new URLSearchParams(
    [...FILTER_KEYS, "chart", "from", "to"].flatMap((name) => {
      const value = said[name as keyof SongView];
      return value ? [[name, value]] : [];
    }),
  );
  if (sort && sort !== "newest") query.set("sort", sort);
  return query.size > 0 ? `${songsPath}?${query}` : songsPath;
}
