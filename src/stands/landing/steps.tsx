import type { FlowerStand, StandPartKind } from "#content/types";
import { posterOf, type StandKit } from "#lib/stand/kit/kit";
import { Split } from "#src/ui/primitives/grid/split";
import { Row } from "#src/ui/primitives/elements";
import { PartPicture } from "../scene/part-picture";
import { StandScene } from "../scene/stand-scene";
import posterStand from "./poster.json";
import * as styles from "./steps.late.module.css";

/** Idols of the pictures: two whose units the first step shows, and one for the second. */
const [LEFT, RIGHT, IDOL] = [22, 35, 7];

export function Steps({ kit }: { kit: StandKit }) {
  const poster = posterOf(kit, IDOL);
  const part = (kind: StandPartKind, key: string, className?: string, idol?: number) => (
    <PartPicture
      kit={kit}
      kind={kind}
      part={key}
      className={className}
      unit={idol === undefined ? undefined : posterOf(kit, idol)?.unit}
    />
  );
  return (
    <section className={styles.hint} aria-labelledby="how">
      <h2 id="how" className={styles.heading}>
        How it works
      </h2>
      <Split as="ol" className={styles.steps}>
        <li className={styles.step}>
          <div className={styles.picture}>
            {part("stand", "theatre", styles.left, LEFT)}
            {part("stand", "heart", styles.right, RIGHT)}
            {part("stand", "carousel", styles.front)}
          </div>
          <Row as="h3" className={styles.name}>
            Choose
          </Row>
          <p>
            {kit.parts.stand.length} styles of stand, {kit.parts.flower.length} kinds of flowers,
            and the colours of every unit.
          </p>
        </li>
        <li className={styles.step}>
          <div className={styles.picture}>
            {part("flower", "dahlias", styles.behind)}
            {poster && (
              <img
                className={styles.idol}
                src={poster.small}
                alt=""
                width={160}
                height={224}
                loading="lazy"
                decoding="async"
              />
            )}
            {part("flower", "lilies", styles.below)}
            {part("sticker", "crown", styles.crown)}
            {part("sticker", "cat-paw", styles.paw)}
          </div>
          <Row as="h3" className={styles.name}>
            Arrange
          </Row>
          <p>
            An idol’s poster or a picture of your own, {kit.parts.sticker.length} stickers, and your
            words in any script. Drag, turn, zoom, or do it all with keys.
          </p>
        </li>
        <li className={styles.step}>
          <div className={styles.picture}>
            <div className={styles.print}>
              <StandScene stand={posterStand as FlowerStand} kit={kit} />
            </div>
            {part("sticker", "fan-letter", styles.letter)}
            {part("sticker", "paper-crane", styles.crane)}
            {part("sticker", "popper", styles.popper)}
          </div>
          <Row as="h3" className={styles.name}>
            Send
          </Row>
          <p>
            Save it as a picture, share it as a link that holds the whole stand, or hang it in the
            exhibition.
          </p>
        </li>
      </Split>
    </section>
  );
}
