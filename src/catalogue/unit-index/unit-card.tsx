import { graphql, Link } from "gatsby";
import { Picture } from "#src/ui/primitives/picture/picture";
import { unitPath } from "#lib/content/pages/paths";
import * as cards from "#src/ui/primitives/card/card.module.css";
import * as styles from "./unit-card.module.css";

/** A unit as a broad card in its colours: group picture, name, slogan, members. */
export function UnitCard({
  unit,
  priority = false,
}: {
  unit: Queries.UnitCardFragment;
  priority?: boolean;
}) {
  return (
    <article className={styles.card} data-unit={unit.jsonId}>
      <Picture
        className={cards.picture}
        image={unit.display.widePicture.card}
        alt=""
        // On phones less than it is wide: flat colours do not show it, connections do.
        sizes="(min-width: 900px) 600px, 64vw"
        priority={priority}
      />
      <div className={styles.panel}>
        <h3 className={styles.name}>
          <Link className={cards.link} to={unitPath(unit.jsonId)}>
            {unit.name}
          </Link>
        </h3>
        <p className={styles.lead}>{unit.display.leadEn}</p>
        <p className={styles.members}>{unit.members.map(({ name }) => name).join(" · ")}</p>
      </div>
    </article>
  );
}

export const unitCardFragment = graphql`
  fragment UnitCard on Unit {
    jsonId
    name
    display {
      leadEn
      widePicture {
        card: imageData(upTo: 1200)
      }
    }
    members {
      name
    }
  }
`;
