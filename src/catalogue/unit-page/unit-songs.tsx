import { graphql, Link } from "gatsby";
import { songsPath } from "#lib/content/model/pages/paths";
import { langOf } from "#lib/text/lang-of";
import { ButtonLink } from "#src/ui/primitives/button/button";
import { Section } from "#src/ui/primitives/layout/layout";
import * as styles from "./unit-songs.late.module.css";

interface UnitSongsProps {
  unit: { readonly id: string };
  songs: readonly Queries.UnitSongFragment[];
  context: {
    readonly songCount: number;
    readonly songPaths: readonly string[];
    readonly songYears: readonly string[];
  };
}

/** Newest songs of a unit with the levels of their Expert charts, and a link to all. */
export function UnitSongs({ unit, songs, context }: UnitSongsProps) {
  if (songs.length === 0) return null;
  return (
    <Section aria-labelledby="songs">
      <h2 id="songs">Songs</h2>
      <ul className={styles.songs}>
        {songs.map(({ id, title, levels }, place) => (
          <li key={id}>
            <Link lang={langOf(title)} to={context.songPaths[place] ?? songsPath}>
              {title}
            </Link>
            <span>{context.songYears[place]}</span>
            <span>{levels && `EX ${levels.expert}`}</span>
          </li>
        ))}
      </ul>
      <ButtonLink size="small" to={`${songsPath}?unit=${unit.id}`}>
        {context.songCount === 1 ? "On the list of songs" : `All ${context.songCount} songs`}
      </ButtonLink>
    </Section>
  );
}

export const unitSongFragment = graphql`
  fragment UnitSong on Song {
    id: jsonId title
    levels { expert }
  }
`;
