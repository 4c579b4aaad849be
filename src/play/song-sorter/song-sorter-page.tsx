import { graphql } from "gatsby";
import { useMemo } from "react";
import { listedSongs } from "#src/data/songs/listed-songs";
import { albumPath } from "#lib/content/model/pages/paths";
import type { ListedSong } from "#lib/music/song-view";
import { songLists } from "#lib/play/song-lists";
import { langOf } from "#lib/text/lang-of";
import { Sorter } from "../sorter/sorter";
import { type Contender, type Pool, SONGS } from "../sorter/sorter-config";

const KINDS = [
  ["all", "Which songs?"],
  ["unit", "… of a unit"],
  ["idol", "… that an idol sings", true],
] as const;

export function SongSorterPage({ data }: { data: Queries.SongSorterRouteQuery }) {
  const { ids, lists } = useMemo(() => songLists(data.play?.songs ?? []), [data]);
  const songs = useMemo(() => listedSongs(data).filter(({ id }) => ids.includes(id)), [data, ids]);
  const contenders = useMemo(() => {
    const sleeves = new Map(
      data.sleeves.nodes.map(({ id, sleevePicture }) => [albumPath(id), sleevePicture.imageData]),
    );
    return songs.map((song): Contender => {
      const [unit, ...others] = song.unitIds;
      return {
        id: ids.indexOf(song.id),
        name: song.title,
        lang: langOf(song.title),
        path: song.path,
        group: { id: others.length === 0 ? unit : undefined, name: song.by },
        poster: sleeves.get(song.path.split("#")[0] ?? ""),
      };
    });
  }, [data, ids, songs]);
  const pools = useMemo(() => {
    const pool = (key: string, title: string, isIncluded: (song: ListedSong) => boolean): Pool => {
      const [kind = "all", unit] = key.split(" ");
      const poolIds = songs.filter(isIncluded).map(({ id }) => ids.indexOf(id));
      return { key, title, kind, unit: kind === "unit" ? unit : undefined, ids: poolIds };
    };
    const units = data.offices.nodes.flatMap((office) => office.units);
    return [
      pool("all", "All songs", () => true),
      ...units.map(({ id, name }) => pool(`unit ${id}`, name, (song) => song.unitIds.includes(id))),
      ...units
        .flatMap(({ members }) => members)
        .map(({ cname, name }) =>
          pool(`idol ${cname}`, name, (song) => song.singers.includes(cname)),
        ),
    ].filter(({ ids: own }) => own.length > 1);
  }, [data, ids, songs]);
  return (
    <Sorter
      config={SONGS}
      contenders={contenders}
      casts={lists}
      pools={pools}
      kinds={KINDS}
      question={
        <>
          Which song is your <span>number one?</span>
        </>
      }
    />
  );
}

export const songSorterFragment = graphql`
  fragment SongSorter on Query {
    ...SongsLists
    play { songs }
    sleeves: allAlbum(sort: { jsonId: ASC }) {
      nodes {
        id: jsonId
        sleevePicture { imageData }
      }
    }
  }
`;
