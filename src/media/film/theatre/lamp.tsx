import * as styles from "./lamp.module.css";

/** The lamp that is left burning on an empty stage. */
export function Lamp({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 120 330" aria-hidden="true" focusable="false">
      <circle className={styles.halo} cx="60" cy="62" r="58" />
      <path className={styles.dark} d="M30 330q4-26 22-28v-166h16v166q18 2 22 28z" />
      <path
        className={styles.bulb}
        d="M60 26c-22 0-36 17-36 36 0 15 9 22 14 34 2 5 3 10 3 14h38c0-4 1-9 3-14 5-12 14-19 14-34 0-19-14-36-36-36z"
      />
      <path className={styles.wire} d="M60 84V66M46 58q7 10 14 0t14 0" />
      <path className={styles.dark} d="M38 108h44v10H38zM42 121h36v9H42z" />
      <path
        className={styles.cage}
        d="M22 112Q6 60 30 26q14-18 30-18t30 18q24 34 8 86M60 8v18M13 62h94"
      />
    </svg>
  );
}
