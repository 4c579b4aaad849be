import { graphql, Link } from "gatsby";
import { ClubColors } from "#src/ui/records/club-colors/club-colors";
import { Face } from "#src/ui/records/face/face";
import { clubPath } from "#lib/content/pages/paths";
import * as cards from "#src/ui/primitives/card/card.module.css";
import { Japanese } from "#src/ui/primitives/japanese/japanese";
import * as styles from "./club-flyer.module.css";

/** A club as a flyer on a pin: its flag, its names, the faces and names of its members. */
export function ClubFlyer({
  club: { key, title, titleJa, members },
}: {
  club: Queries.ClubFlyerFragment;
}) {
  return (
    <article className={styles.flyer}>
      <p className={styles.flag}>
        <ClubColors members={members} />
      </p>
      <h2 className={styles.title}>
        <Link className={cards.link} to={clubPath(key)}>
          {title}
        </Link>
      </h2>
      <Japanese className={styles.ja} text={titleJa} />
      <p className={styles.faces}>
        {members.map((member) => (
          <span key={member.jsonId} data-character={member.jsonId}>
            <Face character={member} />
          </span>
        ))}
      </p>
      <p className={styles.names}>{members.map(({ name }) => name).join(", ")}</p>
    </article>
  );
}

export const clubFlyerFragment = graphql`
  fragment ClubFlyer on Club {
    key
    title
    titleJa
    members {
      ...Face
      jsonId
      name
    }
  }
`;
