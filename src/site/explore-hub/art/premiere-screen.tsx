import * as styles from "./art.module.css";

/** The countdown in front of a film. */
export function PremiereScreen() {
  return (
    <svg
      className={styles.art}
      viewBox="0 0 300 220"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles.white} x="20" y="12" width="260" height="172" rx="8" />
      <circle className={styles.pale} cx="150" cy="98" r="72" />
      <path className={styles.pink} d="M150 98V26a72 72 0 0 1 72 72z" />
      <path className={styles.line} d="M20 98h260M150 12v172" />
      <circle className={styles.line} cx="150" cy="98" r="56" />
      <path
        className={styles.sun}
        d="M124 74q4-26 28-26 30 0 30 24 0 14-14 20 18 4 18 24 0 26-34 26-32 0-34-26h22q2 8 12 8 12 0 12-10 0-9-14-9h-8V90h8q12 0 12-9 0-8-10-8-8 0-10 8z"
      />
      <path
        className={styles.grey}
        d="M30 222v-16q0-14 16-14h28q16 0 16 14v16M120 222v-16q0-14 16-14h28q16 0 16 14v16M210 222v-16q0-14 16-14h28q16 0 16 14v16"
      />
    </svg>
  );
}
