import { graphql } from "gatsby";
import { recordPath } from "#lib/content/model/pages/paths";
import { Picture } from "../../primitives/picture/picture";
import { Card, CardLink } from "#src/ui/primitives/card/card";
import * as cards from "#src/ui/primitives/card/card.module.css";
import { Japanese } from "../../primitives/japanese/japanese";
import * as styles from "./poster-card.module.css";
import { Cluster, Panel, Tag } from "#src/ui/primitives/elements";

interface PosterCardProps {
  character: Queries.PosterCardFragment;
  sizes: string;
  badge?: string | undefined;
  as?: "h2" | "h3" | "p";
}

export function PosterCard({ character, sizes, badge, as: Name = "p" }: PosterCardProps) {
  return (
    <Panel as={Card} shadow={2} data-character={character.id}>
      <Picture
        className={cards.poster}
        frame={cards.frame}
        image={character.posterPicture.card}
        alt=""
        sizes={sizes}
      />
      <Cluster align="center" className={styles.caption}>
        <div>
          <Name className={styles.name}>
            <CardLink to={recordPath(character)}>{character.name}</CardLink>
          </Name>
          <Japanese className={styles.ja} text={character.names.ja} shownName={character.name} />
        </div>
        {badge && <Tag>{badge}</Tag>}
      </Cluster>
    </Panel>
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
