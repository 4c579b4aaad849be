import { graphql, Link } from "gatsby";
import { twoDigits } from "#lib/format/two-digits";
import { Picture } from "#src/ui/primitives/picture/picture";
import { fourPieceIdolPath } from "#lib/content/pages/paths";
import { roleName } from "../parts/role-name";
import * as cards from "#src/ui/primitives/card/card.module.css";
import * as styles from "./idol-badge.module.css";

/** A number badge with four pin holes: number, face, name, unit, role. */
export function IdolBadge({ idol: page }: { idol: Queries.IdolBadgeFragment }) {
  const { slug, number, role, audition, idol, auditionRecord, roleTitle } = page;
  const { facePicture, unitRecord } = auditionRecord ?? idol;
  return (
    <Badge
      slug={slug}
      strip={roleName({ role, audition })}
      number={twoDigits(number)}
      face={facePicture}
      name={idol.name}
      unit={unitRecord.name}
      title={roleTitle}
      isPass={role === "beside"}
    />
  );
}

/** The pass of a twin who shares a page: it has no number. */
export function TwinBadge({
  idol: { slug, number, twinRecord },
}: {
  idol: Queries.IdolBadgeFragment;
}) {
  if (!twinRecord) return null;
  return (
    <Badge
      slug={slug}
      strip={roleName({ role: "beside", audition: null })}
      number="+"
      face={twinRecord.facePicture}
      name={twinRecord.name}
      unit={twinRecord.unitRecord.name}
      title={`Shares page ${twoDigits(number)}`}
      isPass
    />
  );
}

interface BadgeProps {
  slug: string;
  strip: string;
  number: string;
  face: Queries.IdolBadgeFragment["idol"]["facePicture"];
  name: string;
  unit: string;
  title: string;
  isPass: boolean;
}

function Badge({ slug, strip, number, face, name, unit, title, isPass }: BadgeProps) {
  return (
    <article className={isPass ? `${styles.badge} ${styles.pass}` : styles.badge}>
      <p className={styles.strip}>{strip}</p>
      <p className={styles.number}>{number}</p>
      <Picture
        className={styles.face}
        frame={styles.frame}
        image={face.imageData}
        alt=""
        sizes="(min-width: 1100px) 190px, (min-width: 600px) 30vw, 44vw"
      />
      <h3 className={styles.name}>
        <Link className={cards.link} to={fourPieceIdolPath(slug)}>
          {name}
        </Link>
      </h3>
      <p className={styles.unit}>{unit}</p>
      <p className={styles.title}>{title}</p>
    </article>
  );
}

export const idolBadgeFragments = graphql`
  fragment BadgeCharacter on Character {
    name
    unitRecord {
      name
    }
    facePicture {
      imageData(upTo: 320)
    }
  }

  fragment IdolBadge on FourPieceIdol {
    slug
    number
    role
    audition
    roleTitle
    idol {
      ...BadgeCharacter
    }
    auditionRecord {
      ...BadgeCharacter
    }
    twinRecord {
      ...BadgeCharacter
    }
  }
`;
