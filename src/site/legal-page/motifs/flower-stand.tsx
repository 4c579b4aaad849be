import { Motif, starPoints } from "./motif";
import * as styles from "./motif.module.css";

/** Where the flowers of the stand are, and in which ink. */
const FLOWERS = [
  { x: 92, y: 108, ink: styles.pink },
  { x: 228, y: 108, ink: styles.pink },
  { x: 124, y: 62, ink: styles.sun },
  { x: 196, y: 62, ink: styles.sun },
  { x: 160, y: 98, ink: styles.paper },
];

/** A congratulatory flower stand with a star on its board. */
export function FlowerStand() {
  return (
    <Motif>
      <path className={styles.ray} d="M118 200L86 300M202 200l32 100M160 200v100M104 262h112" />
      <path
        className={styles.leaf}
        d="M60 134q-14-52 36-62 20-44 64-40 44-4 64 40 50 10 36 62-46 28-100 26-54 2-100-26z"
      />
      {FLOWERS.map(({ x, y, ink }) => (
        <g key={`${x} ${y}`} className={ink}>
          {[0, 72, 144, 216, 288].map((turn) => (
            <circle key={turn} cx={x} cy={y - 17} r="14" transform={`rotate(${turn} ${x} ${y})`} />
          ))}
          <circle cx={x} cy={y} r="11" className={styles.tone} />
        </g>
      ))}
      <path className={styles.paper} d="M70 148h180v84l-90 22-90-22z" />
      <polygon className={styles.pink} points={starPoints(160, 196, 36)} />
    </Motif>
  );
}
