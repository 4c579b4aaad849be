import { Motif } from "./motif";
import * as styles from "./motif.module.css";

/** How far each light leans, and in which ink it glows. */
const LIGHTS = [
  { turn: -21, ink: styles.sun },
  { turn: -10.5, ink: styles.paper },
  { turn: 0, ink: styles.tone },
  { turn: 10.5, ink: styles.leaf },
  { turn: 21, ink: styles.sun },
];

/** Penlights of different colours, raised together. */
export function PenLights() {
  return (
    <Motif>
      {LIGHTS.map(({ turn, ink }) => (
        <g key={turn} transform={`rotate(${turn} 160 420)`}>
          <path className={styles.ray} d="M160 36V12" />
          <rect className={ink} x="142" y="58" width="36" height="122" rx="18" />
          <rect className={styles.ink} x="146" y="176" width="28" height="66" rx="8" />
        </g>
      ))}
      <path
        className={styles.pink}
        d="M20 306v-18q10-62 62-62t60 36q6-32 40-32t42 28q14-28 46-24 28 4 30 50v22z"
      />
    </Motif>
  );
}
