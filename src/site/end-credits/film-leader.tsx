import * as styles from "./end-credits.module.css";

/** The last numbers of the strip that is in front of every film. */
export function FilmLeader() {
  return (
    <svg className={styles.leader} viewBox="0 0 320 240" aria-hidden="true" focusable="false">
      <path className={styles.sweep} d="M160 120V0h160v120z" />
      <path className={styles.cross} d="M0 120H320M160 0V240" />
      <circle className={styles.ring} cx="160" cy="120" r="96" />
      <circle className={styles.ring} cx="160" cy="120" r="78" />
      <path
        className={styles.digit}
        d="M122 84q4-30 40-30 36 0 36 28 0 20-20 26 24 5 24 30 0 34-42 34-40 0-42-32h26q2 12 16 12 15 0 15-15 0-13-18-13h-12v-20h11q16 0 16-12 0-11-13-11-12 0-13 11z"
      />
    </svg>
  );
}
