import { Motif, starPoints } from "./motif";
import * as styles from "./motif.module.css";

/** The star of this guide on a stage, in the light of two lamps. */
export function Spotlight() {
  return (
    <Motif>
      <path className={styles.sun} d="M62 62L96 282h128L258 62l-98 74z" />
      <path className={styles.paper} d="M12 276h296v30H12z" />
      <rect
        className={styles.tone}
        x="26"
        y="22"
        width="62"
        height="46"
        rx="12"
        transform="rotate(-24 57 45)"
      />
      <rect
        className={styles.tone}
        x="232"
        y="22"
        width="62"
        height="46"
        rx="12"
        transform="rotate(24 263 45)"
      />
      <rect className={styles.pink} x="88" y="116" width="144" height="144" rx="36" />
      <polygon className={styles.paper} points={starPoints(160, 190, 56)} />
    </Motif>
  );
}
