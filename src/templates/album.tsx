import { graphql } from "gatsby";
import { songsPath } from "#lib/content/model/pages/paths";
import { formatDate } from "#lib/format/date";
import { headOf } from "#src/app/head/head-of";

export { AlbumPage as default } from "#src/music/album-page/album-page";

const MOST_TITLES = 3;

export const Head = headOf(({ album, songs }: Queries.AlbumTemplateQuery) => {
  const title = album?.title ?? "Songs on no album";
  const titles = songs.nodes.slice(0, MOST_TITLES).map((song) => song.title);
  const about = album
    ? `${album.isAlbum ? "An album" : "A single"} of Ensemble Stars!!, released in Japan on ${formatDate(album.released)}`
    : "Songs of Ensemble Stars!! that are on no album yet";
  return {
    title,
    description: `${about}: ${titles.join(", ")}${songs.nodes.length > MOST_TITLES ? " and more" : ""}.`,
    trail: [["Songs", songsPath], [title]],
  };
});

export const query = graphql`
  query AlbumTemplate(
    $albumId: String!
    $songs: [String!]!
    $previous: String!
    $next: String!
    $seriesAlbums: [String!]!
  ) {
    album(jsonId: { eq: $albumId }) { ...AlbumPage }
    songs: songsOf(keys: $songs) { nodes { ...Track } }
    music { series { id name } }
    seriesAlbums: albumsOf(keys: $seriesAlbums) { nodes { ...SeriesAlbum } }
    previous: album(jsonId: { eq: $previous }) { ...AlbumNeighbour }
    next: album(jsonId: { eq: $next }) { ...AlbumNeighbour }
  }
`;
