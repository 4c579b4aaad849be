import * as styles from "./art.module.css";

/** A board with notices, one of them a little loose. */
export function NoticeBoard() {
  return (
    <svg
      className={styles.art}
      viewBox="0 0 300 200"
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles.sun} x="14" y="14" width="272" height="172" rx="8" />
      <rect className={styles.white} x="34" y="36" width="70" height="60" rx="0" />
      <rect className={styles.pale} x="118" y="30" width="84" height="74" rx="0" />
      <rect className={styles.white} x="34" y="110" width="70" height="58" rx="0" />
      <rect className={styles.blue} x="216" y="38" width="54" height="78" rx="0" />
      <path className={styles.white} d="M120 122h92v48h-92z" transform="rotate(-5 166 146)" />
      <path
        className={styles.line}
        d="M46 54h44M46 70h30M132 56h54M132 74h40M46 130h44M46 146h26M136 138h58M136 154h40M228 62h30M228 80h22"
      />
      <circle className={styles.pink} cx="69" cy="38" r="7" />
      <circle className={styles.pink} cx="160" cy="32" r="7" />
      <circle className={styles.pink} cx="69" cy="112" r="7" />
      <circle className={styles.pink} cx="243" cy="40" r="7" />
      <circle className={styles.pink} cx="166" cy="124" r="7" />
    </svg>
  );
}
