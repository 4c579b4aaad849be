import { Link } from "gatsby";
import { memo, useRef } from "react";
import { Heart } from "#src/ui/primitives/heart/heart";
import { VisuallyHidden } from "#src/ui/primitives/visually-hidden/visually-hidden";
import type { StandKit } from "#lib/stand/document/kit";
import { exhibitPath } from "#lib/content/pages/paths";
import { StandScene } from "../scene/stand-scene";
import * as styles from "./stand-card.module.css";
import type { HungStand } from "./published-stand";
import { useDrawing } from "../scene/use-drawing";
import { useNear } from "./use-near";

interface HallCardProps {
  readonly hung: HungStand;
  readonly kit: StandKit;
  readonly unitName: string;
  /** Whether the stand is drawn in the first render. */
  readonly isDrawn: boolean;
}

/** A stand on the wall with its name plate, which is the link. Far from the window it holds no drawing. */
export const HallCard = memo(function HallCard({ hung, kit, unitName, isDrawn }: HallCardProps) {
  const card = useRef<HTMLLIElement>(null);
  const isNear = useNear(card, "60%", isDrawn);
  const { id, title, author, unit, cheers, isOwn = false } = hung;
  return (
    <li ref={card} className={styles.card} data-unit={unit}>
      <div className={styles.frame}>{isNear && <HungScene hung={hung} kit={kit} />}</div>
      <div className={styles.plate}>
        <h4 className={styles.title}>
          <Link className={styles.link} to={exhibitPath(id)}>
            <bdi>{title}</bdi>
          </Link>
        </h4>
        <p className={styles.author}>{author && <bdi>{author}</bdi>}</p>
        <p className={styles.foot}>
          <span className={styles.unit}>{unitName}</span>
          {isOwn ? (
            <span>Yours</span>
          ) : cheers > 0 ? (
            <span className={styles.cheers}>
              <Heart />
              {cheers.toLocaleString("en")}
              <VisuallyHidden>{cheers === 1 ? " cheer" : " cheers"}</VisuallyHidden>
            </span>
          ) : null}
        </p>
      </div>
    </li>
  );
});

/** The drawing of a stand, as soon as it is read. */
export function HungScene({
  hung,
  kit,
  label,
}: Pick<HallCardProps, "hung" | "kit"> & { readonly label?: string }) {
  const drawing = useDrawing(hung, kit);
  if (drawing.state === "reading") return null;
  if (drawing.state === "not-loaded") return <p className={styles.faulty}>Not loaded yet</p>;
  if (drawing.state === "faulty") return <p className={styles.faulty}>Cannot be drawn</p>;
  return <StandScene stand={drawing.stand} kit={kit} label={label} />;
}
