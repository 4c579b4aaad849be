import * as styles from "./art.module.css";

/** A flower stand at the stage door. */
export function FlowerStand() {
  return (
    <svg
      className={styles.art}
      viewBox="0 20 300 220"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.line} d="M150 130 96 240M150 130l54 110M150 130V240M116 200h68" />
      <path
        className={styles.green}
        d="M82 112q-30-8-36 16 26 12 46-2zM218 112q30-8 36 16-26 12-46-2zM128 40Q110 18 92 34q8 24 36 22zM172 40q18-22 36-6-8 24-36 22z"
      />
      <path
        className={styles.pink}
        d="M140 38a10 10 0 1 0 20 0a10 10 0 1 0-20 0M153 48a10 10 0 1 0 20 0a10 10 0 1 0-20 0M148 63a10 10 0 1 0 20 0a10 10 0 1 0-20 0M132 63a10 10 0 1 0 20 0a10 10 0 1 0-20 0M127 48a10 10 0 1 0 20 0a10 10 0 1 0-20 0"
      />
      <circle className={styles.sun} cx="150" cy="52" r="7" />
      <path
        className={styles.white}
        d="M102 52a10 10 0 1 0 20 0a10 10 0 1 0-20 0M115 62a10 10 0 1 0 20 0a10 10 0 1 0-20 0M110 77a10 10 0 1 0 20 0a10 10 0 1 0-20 0M94 77a10 10 0 1 0 20 0a10 10 0 1 0-20 0M89 62a10 10 0 1 0 20 0a10 10 0 1 0-20 0"
      />
      <circle className={styles.sun} cx="112" cy="66" r="7" />
      <path
        className={styles.sun}
        d="M178 52a10 10 0 1 0 20 0a10 10 0 1 0-20 0M191 62a10 10 0 1 0 20 0a10 10 0 1 0-20 0M186 77a10 10 0 1 0 20 0a10 10 0 1 0-20 0M170 77a10 10 0 1 0 20 0a10 10 0 1 0-20 0M165 62a10 10 0 1 0 20 0a10 10 0 1 0-20 0"
      />
      <circle className={styles.white} cx="188" cy="66" r="7" />
      <path
        className={styles.sun}
        d="M86 84a10 10 0 1 0 20 0a10 10 0 1 0-20 0M99 94a10 10 0 1 0 20 0a10 10 0 1 0-20 0M94 109a10 10 0 1 0 20 0a10 10 0 1 0-20 0M78 109a10 10 0 1 0 20 0a10 10 0 1 0-20 0M73 94a10 10 0 1 0 20 0a10 10 0 1 0-20 0"
      />
      <circle className={styles.white} cx="96" cy="98" r="7" />
      <path
        className={styles.white}
        d="M140 78a10 10 0 1 0 20 0a10 10 0 1 0-20 0M153 88a10 10 0 1 0 20 0a10 10 0 1 0-20 0M148 103a10 10 0 1 0 20 0a10 10 0 1 0-20 0M132 103a10 10 0 1 0 20 0a10 10 0 1 0-20 0M127 88a10 10 0 1 0 20 0a10 10 0 1 0-20 0"
      />
      <circle className={styles.sun} cx="150" cy="92" r="7" />
      <path
        className={styles.pink}
        d="M194 84a10 10 0 1 0 20 0a10 10 0 1 0-20 0M207 94a10 10 0 1 0 20 0a10 10 0 1 0-20 0M202 109a10 10 0 1 0 20 0a10 10 0 1 0-20 0M186 109a10 10 0 1 0 20 0a10 10 0 1 0-20 0M181 94a10 10 0 1 0 20 0a10 10 0 1 0-20 0"
      />
      <circle className={styles.sun} cx="204" cy="98" r="7" />
      <path
        className={styles.pink}
        d="M114 108a10 10 0 1 0 20 0a10 10 0 1 0-20 0M127 118a10 10 0 1 0 20 0a10 10 0 1 0-20 0M122 133a10 10 0 1 0 20 0a10 10 0 1 0-20 0M106 133a10 10 0 1 0 20 0a10 10 0 1 0-20 0M101 118a10 10 0 1 0 20 0a10 10 0 1 0-20 0"
      />
      <circle className={styles.sun} cx="124" cy="122" r="7" />
      <path
        className={styles.blue}
        d="M168 108a10 10 0 1 0 20 0a10 10 0 1 0-20 0M181 118a10 10 0 1 0 20 0a10 10 0 1 0-20 0M176 133a10 10 0 1 0 20 0a10 10 0 1 0-20 0M160 133a10 10 0 1 0 20 0a10 10 0 1 0-20 0M155 118a10 10 0 1 0 20 0a10 10 0 1 0-20 0"
      />
      <circle className={styles.sun} cx="178" cy="122" r="7" />
      <path className={styles.white} d="M104 146h92v34h-92z" />
      <path className={styles.line} d="M118 163h64" />
    </svg>
  );
}
