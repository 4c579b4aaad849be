import { graphql } from "gatsby";
import { twoDigits } from "#lib/format/two-digits";
import { Picture } from "#src/ui/primitives/picture/picture";
import { fourPieceIdolPath } from "#lib/content/model/pages/paths";
import { Panel } from "#src/ui/primitives/elements";
import { CardLink } from "#src/ui/primitives/card/card";
import * as styles from "./team-face.late.module.css";

interface TeamFaceProps {
  idol: Queries.TeamFaceFragment;
  /** Shows the twin, who shares the page and has no number. */
  isTwin?: boolean;
  isCurrent?: boolean;
}

export function TeamFace({ idol: entrant, isTwin = false, isCurrent = false }: TeamFaceProps) {
  const { slug, number, idol, auditionRecord, twinRecord } = entrant;
  const { name } = (isTwin && twinRecord) || idol;
  const { facePicture } = (isTwin ? twinRecord : auditionRecord) ?? idol;
  return (
    <Panel shadow={2} className={styles.face} aria-current={isCurrent || undefined}>
      <Picture
        frame={styles.frame}
        image={facePicture.imageData}
        alt=""
        sizes="(min-width: 900px) 180px, 30vw"
      />
      <span className={styles.number}>{isTwin ? "+" : twoDigits(number)}</span>
      {isCurrent ? (
        <span className={styles.name}>{name}</span>
      ) : (
        <CardLink className={styles.name} to={fourPieceIdolPath(slug)}>
          {name}
        </CardLink>
      )}
    </Panel>
  );
}

export const teamFaceFragment = graphql`
  fragment TeamFace on FourPieceIdol {
    slug number venue role
    idol {
      name
      facePicture { imageData(upTo: 320) }
    }
    auditionRecord {
      facePicture { imageData(upTo: 320) }
    }
    twinRecord {
      name
      facePicture { imageData(upTo: 320) }
    }
  }
`;
