import { Motif, starPoints } from "./motif";
import * as styles from "./motif.module.css";

/** Balloons at different heights; the biggest says for which age the game is rated. */
export function Balloons() {
  return (
    <Motif>
      <path
        className={styles.line}
        d="M74 158q6 70 84 150M250 152q-8 80-92 156M160 216q-10 40-2 92"
      />
      <ellipse className={styles.pink} cx="66" cy="112" rx="46" ry="54" />
      <polygon className={styles.paper} points={starPoints(66, 110, 26)} />
      <ellipse className={styles.leaf} cx="256" cy="106" rx="46" ry="54" />
      <polygon className={styles.paper} points={starPoints(256, 104, 26)} />
      <path className={styles.tone} d="M160 190l-16 28h32z" />
      <ellipse className={styles.sun} cx="160" cy="108" rx="84" ry="96" />
      <text className={styles.letters} x="157" y="134">
        12+
      </text>
    </Motif>
  );
}
