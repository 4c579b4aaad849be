import { graphql } from "gatsby";
import { type SongPlace, songPlaces } from "#lib/music/discography";

/** A song with its place in the discography; `by` is who sings, in words. */
export type ListedSong = Queries.ListSongFragment & SongPlace & { readonly by: string };

/** All songs by id. */
export function listedSongs({ songs, albums }: Queries.SongsListsFragment): ListedSong[] {
  const places = songPlaces(songs.nodes, albums.nodes);
  return songs.nodes.map((song) => ({
    ...song,
    ...(places.get(song.id) as SongPlace),
    by: singersInWords(song),
  }));
}

/** Who sings, in a few words: the act, the units, up to three names, or a number. */
function singersInWords(song: Queries.ListSongFragment): string {
  const { act, units, singerCharacters, everyone, guests } = song;
  const names = singerCharacters?.map(({ name }) => name) ?? [];
  if (act) return act;
  if (units?.length) return units.map(({ name }) => name).join(" × ");
  if (everyone) return "Everyone";
  if (names.length === 0) return guests ? "Guests" : "";
  return names.length > 3 ? `${names.length} idols` : names.join(", ");
}

export const songsFragments = graphql`
  fragment ListSong on Song {
    id: jsonId title unitIds act everyone guests inGame
    units { name }
    singerCharacters { cname name }
    levels { easy normal hard expert special }
    credits { words music arrangement }
    video { youtube }
    event { start }
  }

  fragment SongsLists on Query {
    songs: allSong(sort: { jsonId: ASC }) { nodes { ...ListSong } }
    albums: allAlbum(sort: { jsonId: ASC }) {
      nodes { id: jsonId title released series discs }
    }
    music { series { id name } }
    offices: allOffice(sort: { order: ASC }) {
      nodes {
        units {
          id: jsonId name
          members { cname name }
        }
      }
    }
  }
`;
