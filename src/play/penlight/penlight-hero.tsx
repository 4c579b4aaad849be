import type { PenlightIdol } from "./image-color";
import * as hero from "#src/ui/primitives/hero/hero.module.css";
import * as styles from "./penlight-hero.module.css";

/** A row of lights held up in the dark. */
export function PenlightHero({ people }: { people: readonly PenlightIdol[] }) {
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        <p className={hero.badge}>{people.length} image colours</p>
        <h1 className={styles.title}>Penlight</h1>
        <p className={hero.lead}>
          Choose an idol or a unit, and your screen is their colour: the display stays awake, and a
          swipe goes on through the unit in its order. It works without a network, too.
        </p>
        <p className={styles.hint}>
          Turn the brightness up yourself, a page cannot. Nothing here flashes.
        </p>
      </div>
      <ul className={styles.sea} aria-hidden="true">
        {people.map(({ jsonId }) => (
          <li key={jsonId} data-character={jsonId} />
        ))}
      </ul>
    </header>
  );
}
