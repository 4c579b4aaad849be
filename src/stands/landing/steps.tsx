import type { FlowerStand } from "#content/types";
import type { StandKit } from "#lib/stand/document/kit";
import { posterOf } from "#lib/stand/document/kit";
import { PartPicture } from "../scene/part-picture";
import { StandScene } from "../scene/stand-scene";
import posterStand from "./poster.json";
import * as styles from "./steps.module.css";

/** The idol whose poster stands in the second step. */
const IDOL = 7;

/** How it works, in three steps with pictures made of the parts themselves. */
export function Steps({ kit }: { kit: StandKit }) {
  const poster = posterOf(kit, IDOL);
  return (
    <section className={styles.how} aria-labelledby="how">
      <h2 id="how" className={styles.heading}>
        Three moves and a bow
      </h2>
      <ol className={styles.steps}>
        <li className={styles.step}>
          <div className={styles.picture}>
            <PartPicture
              kit={kit}
              kind="stand"
              part="theatre"
              unit="fine"
              className={styles.left}
            />
            <PartPicture
              kit={kit}
              kind="stand"
              part="heart"
              unit="valkyrie"
              className={styles.right}
            />
            <PartPicture kit={kit} kind="stand" part="carousel" className={styles.front} />
          </div>
          <h3 className={styles.name}>Choose</h3>
          <p>
            {kit.parts.stand.length} styles of stand, {kit.parts.flower.length} kinds of flowers,
            and the colours of every unit.
          </p>
        </li>
        <li className={styles.step}>
          <div className={styles.picture}>
            <PartPicture kit={kit} kind="flower" part="dahlias" className={styles.behind} />
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
            <PartPicture kit={kit} kind="flower" part="lilies" className={styles.below} />
            <PartPicture kit={kit} kind="sticker" part="crown" className={styles.crown} />
            <PartPicture kit={kit} kind="sticker" part="cat-paw" className={styles.paw} />
          </div>
          <h3 className={styles.name}>Arrange</h3>
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
            <PartPicture kit={kit} kind="sticker" part="fan-letter" className={styles.letter} />
            <PartPicture kit={kit} kind="sticker" part="paper-crane" className={styles.crane} />
            <PartPicture kit={kit} kind="sticker" part="popper" className={styles.popper} />
          </div>
          <h3 className={styles.name}>Send</h3>
          <p>
            Save it as a picture, share it as a link that holds the whole stand, or hang it in the
            exhibition.
          </p>
        </li>
      </ol>
    </section>
  );
}
