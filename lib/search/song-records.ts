import type { Catalogue } from "../content/model/catalogue/catalogue";
import { albumPath } from "../content/model/pages/paths";
import { byRelease, songPlaces } from "../music/discography";
import { albumOf } from "./song-paths";
import type { SearchRecord } from "./search-file";

/** Indexes of the possible faces of a song: the unit that sings it, or the only singer. */
export interface SingerIndexes {
  readonly unit: (unitId: string) => number;
  readonly characters: (ids: readonly number[]) => readonly number[];
}

/** Albums from oldest to newest, and songs in the order of their albums, which compresses well. */
export function musicRecords(
  { albums, songs }: Pick<Catalogue, "albums" | "songs">,
  indexes: SingerIndexes,
): { album: SearchRecord[]; song: SearchRecord[] } {
  const faceOf = (unitIds: readonly string[] = [], singers: readonly number[] = []) => {
    const [face, ...others] =
      unitIds.length > 0 ? unitIds.map(indexes.unit) : indexes.characters(singers);
    return face === undefined || others.length > 0 ? {} : { face };
  };
  const album = byRelease(albums).map(
    ({ id, title, unitIds }): SearchRecord => ({
      path: albumPath(id),
      title,
      ...faceOf(unitIds),
    }),
  );
  const addresses = songPlaces(songs, albums);
  const song = songs.map(
    ({ id, title, unitIds, singers }): SearchRecord => ({
      path: addresses.get(id)?.path ?? "",
      title,
      ...faceOf(unitIds, singers),
    }),
  );
  return {
    album,
    song: song.toSorted((one, other) => albumOf(one, album) - albumOf(other, album)),
  };
}
