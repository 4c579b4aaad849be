import { Motif, starPoints } from "./motif";
import * as styles from "./motif.module.css";

/** A poster pinned to a wall, with a seal of its own. */
export function StampedPoster() {
  return (
    <Motif>
      <g transform="rotate(-6 150 150)">
        <rect className={styles.sun} x="52" y="22" width="190" height="252" rx="12" />
        <rect className={styles.paper} x="72" y="42" width="150" height="168" rx="8" />
        <path
          className={styles.ray}
          d="M147 60v22M147 172v22M90 127h22M182 127h22M107 87l15 15M172 152l15 15M187 87l-15 15M122 152l-15 15"
        />
        <polygon className={styles.tone} points={starPoints(147, 128, 38)} />
        <path className={styles.ray} d="M84 234h90M84 254h58" />
        <circle className={styles.ink} cx="147" cy="22" r="11" />
      </g>
      <circle className={styles.pink} cx="236" cy="236" r="66" />
      <circle className={styles.dashes} cx="236" cy="236" r="52" />
      <path className={styles.ray} d="M256 252a28 28 0 1 1 0-32" />
    </Motif>
  );
}
