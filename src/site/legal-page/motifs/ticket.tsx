import { Motif, starPoints } from "./motif";
import * as styles from "./motif.module.css";

/** An admission ticket with a star, and a pen that signs it. */
export function Ticket() {
  return (
    <Motif>
      <g transform="rotate(-9 160 160)">
        <path
          className={styles.pink}
          d="M34 52h252v54a28 28 0 0 0 0 56v54H34v-54a28 28 0 0 0 0-56z"
        />
        <path
          className={styles.paper}
          d="M34 82h252v54a28 28 0 0 0 0 56v54H34v-54a28 28 0 0 0 0-56z"
        />
        <path className={styles.dashes} d="M212 100v130" />
        <polygon className={styles.tone} points={starPoints(124, 146, 46)} />
        <path className={styles.line} d="M84 218c18-22 24-8 20 4s16-20 24-14-6 16 6 12 22-8 44-6" />
        <path className={styles.line} d="M236 118h22M236 138h22M236 194h22M236 214h22" />
      </g>
      <g transform="rotate(38 238 236)">
        <path className={styles.sun} d="M222 150h34v104l-17 36-17-36z" />
        <path className={styles.tone} d="M222 150h34v-22a17 17 0 0 0-34 0z" />
        <path className={styles.ink} d="M231 270h16l-8 20z" />
      </g>
    </Motif>
  );
}
