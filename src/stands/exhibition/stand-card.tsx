import { Link } from "gatsby";
import { memo } from "react";
import { formatCount } from "#lib/format/count";
import { exhibitPath } from "#lib/content/model/pages/paths";
import type { StandKit } from "#lib/stand/kit/kit";
import { Heart } from "#src/ui/primitives/heart/heart";
import { Row, Text, VisuallyHidden } from "#src/ui/primitives/elements";
import { NearDrawing } from "../scene/stand-drawing";
import type { Stand } from "../stand";
import * as styles from "../scene/stand-card.module.css";

interface StandCardProps {
  readonly stand: Stand;
  readonly kit: StandKit;
  readonly unitName: string;
  /** True if the stand is drawn in the first render. */
  readonly isDrawn: boolean;
}

/** A stand with its name plate, which is the link. Far from the window its drawing is removed. */
export const StandCard = memo(function StandCard(props: StandCardProps) {
  const { stand, kit, unitName, isDrawn } = props;
  const { id, title, author, unit, cheers, status } = stand;
  return (
    <li className={styles.card} data-unit={unit}>
      <NearDrawing className={styles.frame} stand={stand} kit={kit} isDrawn={isDrawn} />
      <div className={styles.plate}>
        <Text as="h3" lines={2} className={styles.title}>
          <Link className={styles.link} data-stretched="" to={exhibitPath(id)}>
            <bdi>{title}</bdi>
          </Link>
        </Text>
        <Text lines={1} className={styles.author}>
          {author && <bdi>{author}</bdi>}
        </Text>
        <Row as="p" className={styles.foot}>
          <Text as="span" lines={1} className={styles.unit}>
            {unitName}
          </Text>
          {status === "device" && <span>Yours</span>}
          {cheers > 0 && (
            <span className={styles.cheers}>
              <Heart />
              {formatCount(cheers)}
              <VisuallyHidden>{cheers === 1 ? " cheer" : " cheers"}</VisuallyHidden>
            </span>
          )}
        </Row>
      </div>
    </li>
  );
});
