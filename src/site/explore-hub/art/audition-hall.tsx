import * as styles from "./art.module.css";

/** Five newcomers in a row, with numbers on their chests. */
export function AuditionHall() {
  return (
    <svg
      className={styles.art}
      viewBox="0 50 400 170"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.pink} d="M6 220v-40q0-34 34-34t34 34v40z" />
      <circle className={styles.white} cx="40" cy="112" r="27" />
      <path className={styles.grey} d="M11 112q-2-38 29-38t29 38q-12-2-18-16-14 16-40 16z" />
      <rect className={styles.white} x="21" y="166" width="38" height="28" rx="4" />
      <path className={styles.line} d="M0 10 6 6V18" transform="translate(40 168)" />
      <path className={styles.blue} d="M86 220v-40q0-34 34-34t34 34v40z" />
      <circle className={styles.white} cx="120" cy="112" r="27" />
      <path className={styles.grey} d="M91 112q-2-38 29-38t29 38q-12-2-18-16-14 16-40 16z" />
      <rect className={styles.white} x="101" y="166" width="38" height="28" rx="4" />
      <path
        className={styles.line}
        d="M-6 8q6-6 11 0 2 4-11 10h12"
        transform="translate(120 168)"
      />
      <path className={styles.sun} d="M166 220v-40q0-34 34-34t34 34v40z" />
      <circle className={styles.white} cx="200" cy="112" r="27" />
      <path className={styles.grey} d="M171 112q-2-38 29-38t29 38q-12-2-18-16-14 16-40 16z" />
      <rect className={styles.white} x="181" y="166" width="38" height="28" rx="4" />
      <path
        className={styles.line}
        d="M-6 6h12l-7 5q8 0 7 5-4 5-12 1"
        transform="translate(200 168)"
      />
      <path className={styles.green} d="M246 220v-40q0-34 34-34t34 34v40z" />
      <circle className={styles.white} cx="280" cy="112" r="27" />
      <path className={styles.grey} d="M251 112q-2-38 29-38t29 38q-12-2-18-16-14 16-40 16z" />
      <rect className={styles.white} x="261" y="166" width="38" height="28" rx="4" />
      <path className={styles.line} d="M4 18V6L-7 14H8" transform="translate(280 168)" />
      <path className={styles.pale} d="M326 220v-40q0-34 34-34t34 34v40z" />
      <circle className={styles.white} cx="360" cy="112" r="27" />
      <path className={styles.grey} d="M331 112q-2-38 29-38t29 38q-12-2-18-16-14 16-40 16z" />
      <rect className={styles.white} x="341" y="166" width="38" height="28" rx="4" />
      <path
        className={styles.line}
        d="M6 6H-5v5q11-3 11 3-3 6-12 3"
        transform="translate(360 168)"
      />
    </svg>
  );
}
