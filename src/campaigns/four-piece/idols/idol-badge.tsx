import { graphql } from "gatsby";
import { twoDigits } from "#lib/format/two-digits";
import { Picture } from "#src/ui/primitives/picture/picture";
import { fourPieceIdolPath } from "#lib/content/model/pages/paths";
import { roleName } from "../parts/role-name";
import { Card, CardLink } from "#src/ui/primitives/card/card";
import * as styles from "./idol-badge.module.css";

interface IdolBadgeProps {
  idol: Queries.IdolBadgeFragment;
  isTwin: boolean;
}

export function IdolBadge({ idol: entrant, isTwin }: IdolBadgeProps) {
  const { slug, number, audition, idol, auditionRecord, twinRecord, roleTitle } = entrant;
  const role = isTwin ? "beside" : entrant.role;
  const { name } = (isTwin && twinRecord) || idol;
  const { facePicture, unitRecord } = (isTwin ? twinRecord : auditionRecord) ?? idol;
  return (
    <Card className={role === "beside" ? `${styles.badge} ${styles.pass}` : styles.badge}>
      <p className={styles.strip}>{roleName({ role, audition })}</p>
      <p className={styles.number}>{isTwin ? "+" : twoDigits(number)}</p>
      <Picture
        frame={styles.frame}
        image={facePicture.imageData}
        alt=""
        sizes="(min-width: 1100px) 190px, (min-width: 600px) 30vw, 44vw"
      />
      <h3 className={styles.name}>
        <CardLink to={fourPieceIdolPath(slug)}>{name}</CardLink>
      </h3>
      <p className={styles.unit}>{unitRecord.name}</p>
      <p className={styles.title}>{isTwin ? `Shares page ${twoDigits(number)}` : roleTitle}</p>
    </Card>
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
