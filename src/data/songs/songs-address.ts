import { songsPath } from "#lib/content/model/pages/paths";
import type { SongView } from "#lib/music/song-view";
import { withParams } from "#src/app/routing/search-params";

/** Address of the list of songs that shows a view. */
export function songsAddress({ title, chart, from, to, sort, ...filters }: SongView): string {
  return withParams(songsPath, {
    title: title || undefined,
    ...filters,
    chart,
    ...(chart && { from, to }),
    sort: sort === "newest" ? undefined : sort,
  });
}
