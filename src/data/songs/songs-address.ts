import { songsPath } from "#lib/content/model/pages/paths";
import { withParams } from "#src/app/routing/search-params";
import type { SongView } from "./song-view";

/** Address of the list of songs that shows a view; limits without a chart are left out. */
export function songsAddress({ title, from, to, sort, ...view }: SongView): string {
  return withParams(songsPath, {
    title: title || undefined,
    ...view,
    ...(view.chart && { from, to }),
    sort: sort === "newest" ? undefined : sort,
  });
}
