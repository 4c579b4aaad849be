import { graphql, Link } from "gatsby";
import { recordPath } from "#lib/content/pages/paths";
import { Picture } from "../../primitives/picture/picture";
import * as cards from "#src/ui/primitives/card/card.module.css";
import * as shapes from "#src/ui/primitives/shapes.module.css";
import { Japanese } from "../../primitives/japanese/japanese";
import * as styles from "./poster-card.module.css";

interface PosterCardProps {
  character: Queries.PosterCardFragment;
  sizes: string;
  badge?: string | undefined;
  as?: "h2" | "h3" | "p";
}

/** A character as a printed card: poster, names, and a link to the profile. */
export function PosterCard({ character, sizes, badge, as: Name = "p" }: PosterCardProps) {
  return (
    <article className={styles.card} data-character={character.id}>
      <Picture
        className={cards.poster}
        frame={cards.frame}
        image={character.posterPicture.card}
        alt=""
        sizes={sizes}
      />
      <div className={styles.caption}>
        <div>
          <Name className={styles.name}>
            <Link className={cards.link} to={recordPath(character)}>
              {character.name}
            </Link>
          </Name>
          <Japanese className={styles.ja} text={character.names.ja} beside={character.name} />
        </div>
        {badge && <p className={shapes.tag}>{badge}</p>}
      </div>
    </article>
  );
}

export const posterCardFragment = graphql`
  fragment PosterCard on Character {
    id: jsonId
    cname
    name
    unit
    names { ja }
    posterPicture { card: imageData(upTo: 480) }
  }
`;
