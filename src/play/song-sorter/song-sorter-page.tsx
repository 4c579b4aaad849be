import { graphql } from "gatsby";
import { useMemo } from "react";
import { listedSongs, type SongEntry } from "#src/data/songs/listed-songs";
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
  const people = useMemo(() => {
    const posters = postersOf(data);
    return songs.map((song): Contender => {
      const [unit, ...others] = song.unitIds;
      return {
        id: ids.indexOf(song.id),
        name: song.title,
        lang: langOf(song.title),
        path: song.path,
        group: { id: others.length === 0 ? unit : undefined, name: song.by },
        poster: posters(song),
      };
    });
  }, [data, ids, songs]);
  const pools = useMemo(() => {
    const pool = (key: string, title: string, isIncluded: (song: SongEntry) => boolean): Pool => {
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
      people={people}
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

/** Finds the picture of the only singer: a unit on its stage, or an idol. */
function postersOf({ units, idols }: Queries.SongSorterRouteQuery) {
  const ofUnits = new Map(
    units.nodes.map(({ id, display }) => [id, display.tallPicture.imageData]),
  );
  const ofIdols = new Map(
    idols.nodes.map(({ cname, posterPicture }) => [cname, posterPicture.imageData]),
  );
  return ({ unitIds: [unit, ...otherUnits], singers: [singer, ...others] }: SongEntry) => {
    if (unit) return otherUnits.length === 0 ? ofUnits.get(unit) : undefined;
    return singer && others.length === 0 ? ofIdols.get(singer) : undefined;
  };
}

export const songSorterFragment = graphql`
  fragment SongSorter on Query {
    ...SongsLists
    play { songs }
    units: allUnit(sort: { jsonId: ASC }) {
      nodes {
        id: jsonId
        display {
          tallPicture { imageData }
        }
      }
    }
    idols: allCharacter(filter: { unit: { nin: ["other", "4piece"] } }, sort: { jsonId: ASC }) {
      nodes {
        cname
        posterPicture { imageData(upTo: 720) }
      }
    }
  }
`;
