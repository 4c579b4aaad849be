import { graphql, Link } from "gatsby";
import { twoDigits } from "#lib/format/two-digits";
import { Picture } from "#src/ui/primitives/picture/picture";
import { fourPieceIdolPath } from "#lib/content/pages/paths";
import * as shapes from "#src/ui/primitives/shapes.module.css";
import { roleName } from "../parts/role-name";
import * as cards from "#src/ui/primitives/card/card.module.css";
import * as styles from "./idol-badge.module.css";

interface IdolBadgeProps {
  idol: Queries.IdolBadgeFragment;
  isTwin: boolean;
}

/** A number badge with four pin holes: number, face, name, unit, role. */
export function IdolBadge({ idol: page, isTwin }: IdolBadgeProps) {
  const { slug, number, audition, idol, auditionRecord, twinRecord, roleTitle } = page;
  const role = isTwin ? "beside" : page.role;
  const { name } = (isTwin && twinRecord) || idol;
  const { facePicture, unitRecord } = (isTwin ? twinRecord : auditionRecord) ?? idol;
  return (
    <article className={role === "beside" ? `${styles.badge} ${styles.pass}` : styles.badge}>
      <p className={styles.strip}>{roleName({ role, audition })}</p>
      <p className={styles.number}>{isTwin ? "+" : twoDigits(number)}</p>
      <Picture
        className={shapes.fit}
        frame={styles.frame}
        image={facePicture.imageData}
        alt=""
        sizes="(min-width: 1100px) 190px, (min-width: 600px) 30vw, 44vw"
      />
      <h3 className={styles.name}>
        <Link className={cards.link} to={fourPieceIdolPath(slug)}>
          {name}
        </Link>
      </h3>
      <p className={styles.unit}>{unitRecord.name}</p>
      <p className={styles.title}>{isTwin ? `Shares page ${twoDigits(number)}` : roleTitle}</p>
    </article>
  );
}

export const idolBadgeFragments = graphql`
  fragment BadgeCharacter on Character {
    name
    unitRecord { name }
    facePicture { imageData(upTo: 320) }
  }

  fragment IdolBadge on FourPieceIdol {
    slug number role audition roleTitle
    idol { ...BadgeCharacter }
    auditionRecord { ...BadgeCharacter }
    twinRecord { ...BadgeCharacter }
  }
`;
