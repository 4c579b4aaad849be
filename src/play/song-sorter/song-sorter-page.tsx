import { graphql } from "gatsby";
import { useMemo } from "react";
import { albumPath } from "#lib/content/model/pages/paths";
import { langOf } from "#lib/text/lang-of";
import { type ListedSong, listedSongs } from "#src/data/songs/listed-songs";
import { Sorter } from "../sorter/sorter";
import { type Contender, type Pool, SONGS } from "../sorter/sorter-config";

const KINDS = [
  ["all", "Which songs?"],
  ["unit", "… of a unit"],
  ["idol", "… that an idol sings", true],
] as const;

export function SongSorterPage({ data }: { data: Queries.SongSorterRouteQuery }) {
  return (
    <Sorter
      config={SONGS}
      {...useMemo(() => entriesOf(data), [data])}
      kinds={KINDS}
      question={
        <>
          Which song is your <span>number one?</span>
        </>
      }
    />
  );
}

/**
 * Songs, lists and pools of the sorter. Each line of the data has the slugs of songs that came since the line before, and
 * an id is a place in all lines: lists up to an earlier line stay as they are when songs are added.
 */
function entriesOf(data: Queries.SongSorterRouteQuery) {
  const lines = data.play?.songs ?? [];
  const ids = lines.join(" ").split(" ");
  const songs = listedSongs(data).filter(({ id }) => ids.includes(id));
  const sleeves = new Map(
    data.sleeves.nodes.map(({ id, sleevePicture }) => [albumPath(id), sleevePicture.imageData]),
  );
  const contenders = songs.map(
    ({ id, title, path, by, unitIds }): Contender => ({
      id: ids.indexOf(id),
      name: title,
      lang: langOf(title),
      path,
      group: { id: unitIds?.length === 1 ? unitIds[0] : undefined, name: by },
      poster: sleeves.get(path.split("#")[0] ?? ""),
    }),
  );
  const pool = (key: string, title: string, isIn: (song: ListedSong) => unknown): Pool => {
    const [kind = key, id] = key.split(" ");
    const own = songs.filter(isIn).map((song) => ids.indexOf(song.id));
    return { key, title, kind, unit: kind === "unit" ? id : undefined, ids: own };
  };
  const units = data.offices.nodes.flatMap((office) => office.units);
  const idols = units.flatMap(({ members }) => members);
  const pools = [
    pool("all", "All songs", () => true),
    ...units.map(({ id, name }) =>
      pool(`unit ${id}`, name, ({ unitIds }) => unitIds?.includes(id)),
    ),
    ...idols.map(({ cname, name }) =>
      pool(`idol ${cname}`, name, ({ singerCharacters }) =>
        singerCharacters?.some((one) => one.cname === cname),
      ),
    ),
  ].filter((one) => one.ids.length > 1);
  const casts = lines.map((_, at) => [
    ...lines
      .slice(0, at + 1)
      .join(" ")
      .split(" ")
      .keys(),
  ]);
  return { contenders, casts, pools };
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
