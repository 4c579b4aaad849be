import * as styles from "./contributions.module.css";

/** Holes of a film reel, around its hub (degrees). */
const HOLES = [0, 60, 120, 180, 240, 300];

/** A reel without film, and the loose end of the last one. */
export function EmptyReel() {
  return (
    <svg className={styles.reel} viewBox="0 0 360 360" aria-hidden="true" focusable="false">
      <path className={styles.film} d="M172 300c60 30 150 20 196-30v46c-60 44-150 48-206 16z" />
      <circle className={styles.rim} cx="170" cy="170" r="150" />
      <circle className={styles.plate} cx="170" cy="170" r="126" />
      {HOLES.map((turn) => (
        <circle
          key={turn}
          className={styles.hole}
          cx="170"
          cy="92"
          r="34"
          transform={`rotate(${turn} 170 170)`}
        />
      ))}
      <circle className={styles.hub} cx="170" cy="170" r="24" />
    </svg>
  );
}
