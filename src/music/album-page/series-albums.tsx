import { graphql, Link } from "gatsby";
import { albumPath } from "#lib/content/model/pages/paths";
import { Section } from "#src/ui/primitives/elements";
import { Picture } from "#src/ui/primitives/picture/picture";
import * as styles from "./series-albums.late.module.css";

interface SeriesAlbumsProps {
  albums: readonly Queries.SeriesAlbumFragment[];
  currentId: string;
  series: string;
}

/** All albums of a series, sleeve beside sleeve, by release date. */
export function SeriesAlbums({ albums, currentId, series }: SeriesAlbumsProps) {
  if (albums.length < 2) return null;
  return (
    <Section aria-labelledby="series">
      <h2 id="series" className={styles.heading}>
        {series}
      </h2>
      <ol className={styles.albums}>
        {albums.map(({ id, title, sleevePicture }) => (
          <li key={id}>
            <Link to={albumPath(id)} aria-current={id === currentId ? "page" : undefined}>
              <Picture image={sleevePicture.imageData} alt="" sizes="150px" />
              <span lang="ja">{title}</span>
            </Link>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export const seriesAlbumFragment = graphql`
  fragment SeriesAlbum on Album {
    id: jsonId title
    sleevePicture { imageData(upTo: 240) }
  }
`;
