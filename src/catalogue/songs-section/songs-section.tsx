import { graphql, Link } from "gatsby";
import type { NewestSongs } from "#lib/content/model/pages/newest-songs";
import { songsPath } from "#lib/content/model/pages/paths";
import { langOf } from "#lib/text/lang-of";
import { ButtonLink } from "#src/ui/primitives/button/button";
import { Section } from "#src/ui/primitives/layout/layout";
import * as styles from "./songs-section.late.module.css";

interface SongsSectionProps {
  /** Whose songs they are, as the list of songs has it in its address: `unit=undead`, or `idol=sakuma_rei`. */
  query: string;
  songs: readonly Queries.NewestSongFragment[];
  context: NewestSongs;
}

/** Newest songs of a unit or an idol with the levels of their Expert charts, and a link to all. */
export function SongsSection({ query, songs, context }: SongsSectionProps) {
  if (songs.length === 0) return null;
  return (
    <Section data-only="screen" aria-labelledby="songs">
      <h2 id="songs">Songs</h2>
      <ul className={styles.songs}>
        {songs.map(({ id, title, levels }, index) => (
          <li key={id}>
            <Link lang={langOf(title)} to={context.songPaths[index] ?? songsPath}>
              {title}
            </Link>
            <span>{context.songYears[index]}</span>
            <span>{levels && `EX ${levels.expert}`}</span>
          </li>
        ))}
      </ul>
      <ButtonLink size="small" to={`${songsPath}?${query}`}>
        {context.songCount === 1 ? "On the list of songs" : `All ${context.songCount} songs`}
      </ButtonLink>
    </Section>
  );
}

export const newestSongFragment = graphql`
  fragment NewestSong on Song {
    id: jsonId title
    levels { expert }
  }
`;
