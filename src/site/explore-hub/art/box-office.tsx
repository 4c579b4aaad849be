import * as styles from "./art.module.css";

/** A ticket window, with a phone put through it. */
export function BoxOffice() {
  return (
    <svg
      className={styles.art}
      viewBox="0 0 300 220"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.white} d="M40 220V60q0-44 44-44h132q44 0 44 44v160z" />
      <path className={styles.blue} d="M66 150V72q0-28 28-28h112q28 0 28 28v78z" />
      <path
        className={styles.pink}
        d="M22 20h256l-14 36q-18 18-36 0-18 18-38 0-20 18-40 0-20 18-40 0-20 18-38 0-18 18-36 0z"
      />
      <rect className={styles.grey} x="122" y="78" width="58" height="104" rx="9" />
      <rect className={styles.sun} x="130" y="88" width="42" height="78" rx="3" />
      <path className={styles.line} d="M146 134v-22l14-4v20" />
      <path className={styles.sun} d="M30 150h240v18H30z" />
      <path className={styles.line} d="M94 192h112" />
    </svg>
  );
}
