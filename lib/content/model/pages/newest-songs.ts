import type { SongPlace } from "../../../music/discography";

/** Songs on the page of a unit or an idol: ids, addresses and years, and the total. */
export interface NewestSongs {
  readonly songCount: number;
  readonly songs: readonly string[];
  readonly songPaths: readonly string[];
  readonly songYears: readonly string[];
}

/** The newest of some songs, for the context of a page. @param most number that the page shows */
export function newestSongs(
  songs: readonly { readonly id: string }[],
  places: ReadonlyMap<string, SongPlace>,
  most: number,
): NewestSongs {
  const newest = songs
    .flatMap(({ id }) => places.get(id) ?? [])
    .toSorted((one, other) => Number(other.year ?? 0) - Number(one.year ?? 0));
  const shown = newest.slice(0, most);
  return {
    songCount: newest.length,
    songs: shown.map(({ id }) => id),
    songPaths: shown.map(({ path }) => path),
    songYears: shown.map(({ year = "" }) => year),
  };
}
