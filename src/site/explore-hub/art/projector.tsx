import * as styles from "./art.module.css";

/** A projector, and the light that it throws through the wall. */
export function Projector() {
  return (
    <svg
      className={styles.art}
      viewBox="0 0 420 240"
      preserveAspectRatio="xMinYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.light} d="M236 104 420 20V236L236 132z" />
      <path className={styles.line} d="M120 184 84 236M176 184l34 52" />
      <rect className={styles.blue} x="78" y="92" width="130" height="92" rx="12" />
      <path className={styles.grey} d="M208 106h28v28h-28z" />
      <circle className={styles.sun} cx="92" cy="62" r="44" />
      <circle className={styles.sun} cx="180" cy="54" r="36" />
      <circle className={styles.white} cx="92" cy="62" r="12" />
      <circle className={styles.white} cx="180" cy="54" r="10" />
      <circle className={styles.grey} cx="92" cy="36" r="6" />
      <circle className={styles.grey} cx="118" cy="70" r="6" />
      <circle className={styles.grey} cx="68" cy="78" r="6" />
      <circle className={styles.white} cx="118" cy="140" r="14" />
      <path className={styles.line} d="M150 130h36M150 148h36" />
    </svg>
  );
}
