import { albumPath, otherSongsPath } from "../content/model/pages/paths";

interface ListedAlbum {
  readonly id: string;
  readonly title: string;
  readonly released: string;
  readonly series?: string | null;
  readonly discs: readonly (readonly string[])[];
}

export interface SongPlace {
  readonly id: string;
  /** Address of the song: a section of its first album's page, or of the page of songs on no album. */
  readonly path: string;
  readonly albumTitle: string | undefined;
  /** Day of its first release, `YYYY-MM-DD`; undefined if unknown. */
  readonly day: string | undefined;
  /** Year of its first release; undefined if unknown. */
  readonly year: string | undefined;
  readonly series: readonly string[];
}

/** Sorts albums from oldest to newest. */
export const byRelease = <Album extends Pick<ListedAlbum, "id" | "released">>(
  albums: readonly Album[],
): Album[] =>
  albums.toSorted((one, other) =>
    `${one.released} ${one.id}` < `${other.released} ${other.id}` ? -1 : 1,
  );

/** Albums of each song from oldest to newest, by the song's id. */
export function albumsBySong(
  albums: readonly ListedAlbum[],
): ReadonlyMap<string, readonly ListedAlbum[]> {
  const on = new Map<string, ListedAlbum[]>();
  for (const album of byRelease(albums))
    for (const id of new Set(album.discs.flat())) on.set(id, [...(on.get(id) ?? []), album]);
  return on;
}

export function songPlaces(
  songs: readonly { readonly id: string; readonly event?: { readonly start: string } | null }[],
  albums: readonly ListedAlbum[],
): ReadonlyMap<string, SongPlace> {
  const on = albumsBySong(albums);
  return new Map(
    songs.map(({ id, event }) => {
      const own = on.get(id) ?? [];
      const [day] = [own[0]?.released, event?.start].filter((one) => one !== undefined).toSorted();
      return [
        id,
        {
          id,
          path: `${own[0] ? albumPath(own[0].id) : otherSongsPath}#${id}`,
          albumTitle: own[0]?.title,
          day,
          year: day?.slice(0, 4),
          series: [...new Set(own.flatMap(({ series }) => series ?? []))],
        },
      ] as const;
    }),
  );
}
