import { otherSongsPath } from "../content/model/pages/paths";
import type { SearchRecord } from "./search-file";

/** Character for no step; lower ones have a meaning in columns. */
const ZERO = "(".codePointAt(0) ?? 0;

/** Index of a song's album; songs on no album come last. */
export function albumOf({ path }: SearchRecord, albums: readonly SearchRecord[]): number {
  const [page] = path.split("#");
  const index = albums.findIndex((album) => album.path === page);
  return index < 0 ? albums.length : index;
}

/**
 * Songs with short paths: a character for the step from the album of the song before, and the slug if it does not follow
 * from the title. Songs are in the order of their albums.
 */
export function shortenPaths(
  songs: readonly SearchRecord[],
  albums: readonly SearchRecord[],
): SearchRecord[] {
  let last = 0;
  return songs.map((song) => {
    const album = albumOf(song, albums);
    const step = String.fromCodePoint(ZERO + album - last);
    last = album;
    const slug = song.path.slice(song.path.indexOf("#") + 1);
    return { ...song, path: step + (slug === slugOf(song.title) ? "" : slug) };
  });
}

/** Reverses {@link shortenPaths}. */
export function restorePaths(
  songs: readonly SearchRecord[],
  albums: readonly SearchRecord[],
): SearchRecord[] {
  let album = 0;
  return songs.map((song) => {
    album += (song.path.codePointAt(0) ?? ZERO) - ZERO;
    const page = albums[album]?.path ?? otherSongsPath;
    return { ...song, path: `${page}#${song.path.slice(1) || slugOf(song.title)}` };
  });
}

export const slugOf = (title: string): string =>
  title
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f’“”]/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
