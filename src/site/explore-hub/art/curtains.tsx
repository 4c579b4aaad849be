import * as styles from "./art.module.css";

/** The curtains of the main stage, drawn open, and its boards. */
export function Curtains() {
  return (
    <svg
      className={styles.art}
      viewBox="0 0 800 420"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.deep} d="M-6 0H150Q140 150 40 250 30 330 44 430H-6z" />
      <path className={styles.line} d="M44 0Q40 150 14 250M96 0Q92 130 30 236" />
      <path className={styles.deep} d="M806 0H650q10 150 110 250 10 80-4 180h50z" />
      <path className={styles.line} d="M756 0q4 150 30 250M704 0q4 130 66 236" />
      <path
        className={styles.pink}
        d="M-6-6H806V40q-50 60-100 0-50 60-100 0-50 60-100 0-50 60-101 0-50 60-100 0-50 60-100 0-50 60-100 0-50 60-106 0z"
      />
    </svg>
  );
}
