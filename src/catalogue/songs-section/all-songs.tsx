import type { ReactNode } from "react";
import { type SongView, songsIn } from "#src/data/songs/song-view";
import { fetchSongs } from "#src/data/preload/page-data";
import { listedSongs } from "#src/data/songs/listed-songs";
import { SongList } from "#src/ui/records/song-list/song-list";

/** Loads all songs, and renders the list of a view. @throws if they cannot be loaded */
export async function allSongs(view: SongView): Promise<ReactNode> {
  const songs = songsIn(listedSongs(await fetchSongs()), view);
  return <SongList as="h3" songs={songs} view={view} />;
}
