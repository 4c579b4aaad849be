import type { SongPlace } from "../../../music/discography";

/** Songs on the page of a unit or an idol: ids and places, and the total. */
export interface NewestSongs {
  readonly songCount: number;
  readonly songs: readonly string[];
  readonly songPlaces: readonly Pick<SongPlace, "path" | "year">[];
}

const SHOWN = 3;

/** The newest of some songs, for the context of a page. */
export function newestSongs(
  songs: readonly { readonly id: string }[],
  places: ReadonlyMap<string, SongPlace>,
): NewestSongs {
  const newest = songs
    .flatMap(({ id }) => places.get(id) ?? [])
    .toSorted((one, other) => Number(other.year ?? 0) - Number(one.year ?? 0));
  const shown = newest.slice(0, SHOWN);
  return {
    songCount: newest.length,
    songs: shown.map(({ id }) => id),
    songPlaces: shown.map(({ path, year }) => ({ path, year })),
  };
}
