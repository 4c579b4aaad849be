import * as styles from "./drawing.module.css";
import { Flower } from "./flower";

/** Places in the hall: left edge of each stand and the ink of its flowers. */
const STANDS = [
  { left: 30, ink: "pink" },
  { left: 230, ink: "sun" },
  { left: 430, ink: "paper" },
] as const;

/** A hall with three stands behind a rope, and lamps above them. */
export function HallDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 620 520" aria-hidden="true">
      <path className={styles.pale} d="M10 60h600v400H10z" />
      <path className={styles.dark} d="M10 440h600v70H10z" />
      {STANDS.map(({ left, ink }) => (
        <g key={left}>
          <path className={styles.sun} d={`M${left + 56} 20h48l28 44H${left + 28}z`} />
          <path
            className={styles.line}
            d={`M${left + 50} 330l-22 120M${left + 110} 330l22 120M${left + 80} 330v120`}
          />
          <path
            className={styles.leaf}
            d={`M${left} 260q0-90 80-96 80 6 80 96 0 60-80 70-80-10-80-70z`}
          />
          <Flower x={left + 34} y={236} size={20} ink={ink} />
          <Flower x={left + 80} y={196} size={22} ink={ink} />
          <Flower x={left + 128} y={236} size={20} ink={ink} />
          <path className={styles.paper} d={`M${left + 40} 254h80v64l-40 16-40-16z`} />
        </g>
      ))}
    </svg>
  );
}
