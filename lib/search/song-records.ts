import type { Catalogue } from "../content/model/catalogue/catalogue";
import { albumPath } from "../content/model/pages/paths";
import { byRelease, songPlaces } from "../music/discography";
import { albumOf } from "./song-paths";
import type { SearchRecord } from "./search-file";

/**
 * Albums from oldest to newest, and songs in the order of their albums, which compresses well. Their face is the unit that
 * sings, or the only singer.
 */
export function musicRecords(
  { albums, songs }: Pick<Catalogue, "albums" | "songs">,
  unitIndex: (unitId: string) => number,
  indexesOf: (ids?: readonly number[]) => readonly number[],
): { album: SearchRecord[]; song: SearchRecord[] } {
  const faceOf = (unitIds: readonly string[] = [], singers?: readonly number[]) => {
    const [face, ...others] = unitIds.length > 0 ? unitIds.map(unitIndex) : indexesOf(singers);
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
