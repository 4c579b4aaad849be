import { graphql } from "gatsby";
import { formatRunningTime } from "#lib/format/running-time";
import { langOf } from "#lib/text/lang-of";
import { SiteLink } from "#src/ui/primitives/site-link/site-link";
import * as styles from "./track-titles.late.module.css";

interface TrackTitlesProps {
  as?: "ol" | "ul";
  /** Path of the album's page; without one the titles lead to songs on the same page. */
  album?: string;
  tracks: readonly Queries.TrackTitleFragment[];
}

/** Titles and lengths of the tracks of an album, each leading to its song. */
export function TrackTitles({ as: List = "ol", album = "", tracks }: TrackTitlesProps) {
  return (
    <nav className={styles.titles} aria-label="Tracks">
      <List>
        {tracks.map(({ id, title, seconds }, place) => (
          // An album may have a song twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place}>
            <SiteLink target={`${album}#${id}`} lang={langOf(title)}>
              {title}
            </SiteLink>{" "}
            {seconds?.full && <span>{formatRunningTime(seconds.full)}</span>}
          </li>
        ))}
      </List>
    </nav>
  );
}

export const trackTitleFragment = graphql`
  fragment TrackTitle on Song {
    id: jsonId title
    seconds { full }
  }
`;
