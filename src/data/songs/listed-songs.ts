import { graphql } from "gatsby";
import { artistsOf } from "#lib/music/artists";
import { songPlaces } from "#lib/music/discography";
import { lengthKey } from "#lib/music/length-key";
import type { ListedSong } from "#lib/music/song-view";

/** A song of the list, and the words on who sings it. */
export interface SongEntry extends ListedSong {
  readonly by: string;
}

/** All songs with their places in the discography and the words on who sings, newest first. */
export function listedSongs({ songs, albums }: Queries.SongsListsFragment): SongEntry[] {
  const places = songPlaces(songs.nodes, albums.nodes);
  return songs.nodes.flatMap((song) => {
    const place = places.get(song.id);
    if (!place) return [];
    return {
      ...place,
      title: song.title,
      unitIds: song.unitIds ?? [],
      singers: song.singerCharacters?.map(({ cname }) => cname) ?? [],
      act: artistsOf(song).act,
      isEveryones: song.everyone ?? false,
      isInGame: song.inGame ?? false,
      video: song.video,
      levels: song.levels ?? {},
      length: lengthKey(song.seconds?.game),
      credits: Object.values(song.credits ?? {}),
      by: singersInWords(song),
    };
  });
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
    seconds { game }
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
