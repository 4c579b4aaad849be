import { formatRunningTime } from "#lib/format/running-time";
import { langOf } from "#lib/text/lang-of";
import * as styles from "./overview.late.module.css";

type OverviewProps = { as: "ol" | "ul"; tracks: readonly Queries.TrackFragment[] };

/** Titles and lengths of all tracks, each leading to its song further down. */
export function Overview({ as: List, tracks }: OverviewProps) {
  return (
    <nav className={styles.overview} aria-label="Tracks">
      <List>
        {tracks.map(({ id, title, seconds }, place) => (
          // An album may have a song twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place}>
            <a href={`#${id}`} lang={langOf(title)}>
              {title}
            </a>{" "}
            {seconds?.full && <span>{formatRunningTime(seconds.full)}</span>}
          </li>
        ))}
      </List>
    </nav>
  );
}
