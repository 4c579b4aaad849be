import { otherSongsPath } from "../content/model/pages/paths";
import type { SearchRecord } from "./search-file";

/** Character for no step. */
const ZERO = "(".codePointAt(0) ?? 0;

/** Index of a song's album; songs on no album come last. */
export function albumOf({ path }: SearchRecord, albums: readonly SearchRecord[]): number {
  const [page] = path.split("#");
  const index = albums.findIndex((album) => album.path === page);
  return index < 0 ? albums.length : index;
}

/**
 * Shortens the paths of songs, which are in the order of their albums, to slugs, or to nothing if the slug follows from
 * the title. `steps` has a character for the step of each song from the album of the song before.
 */
export function shortenPaths(songs: readonly SearchRecord[], albums: readonly SearchRecord[]) {
  const indexes = songs.map((song) => albumOf(song, albums));
  const steps = indexes.map((index, at) => ZERO + index - (indexes[at - 1] ?? 0));
  const song = songs.map(({ path, ...rest }) => {
    const slug = path.slice(path.indexOf("#") + 1);
    return { path: slug === slugOf(rest.title) ? "" : slug, ...rest };
  });
  return { song, steps: String.fromCodePoint(...steps) };
}

/** Reverses {@link shortenPaths}. */
export function restorePaths(
  songs: readonly SearchRecord[],
  steps: string,
  albums: readonly SearchRecord[],
): SearchRecord[] {
  let album = 0;
  return songs.map((song, at) => {
    album += (steps.codePointAt(at) ?? ZERO) - ZERO;
    const page = albums[album]?.path ?? otherSongsPath;
    return { ...song, path: `${page}#${song.path || slugOf(song.title)}` };
  });
}

export const slugOf = (title: string): string =>
  title
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f’“”]/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
