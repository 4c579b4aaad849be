import type { PenlightIdol } from "./penlight-idol";
import * as styles from "./penlight-hero.module.css";

/** A row of lights held up in the dark. */
export function PenlightHero({ colors }: { colors: readonly PenlightIdol[] }) {
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        <p className={styles.badge}>{colors.length} image colours</p>
        <h1 className={styles.title}>Penlight</h1>
        <p className={styles.lead}>
          Choose an idol, and your screen is their colour: the display stays awake, and a swipe goes
          on through the unit in its order. It works without a network, too.
        </p>
        <p className={styles.hint}>
          Turn the brightness up yourself, a page cannot. Nothing here flashes.
        </p>
      </div>
      <ul className={styles.sea} aria-hidden="true">
        {colors.map(({ jsonId }) => (
          <li key={jsonId} data-character={jsonId} />
        ))}
      </ul>
    </header>
  );
}
