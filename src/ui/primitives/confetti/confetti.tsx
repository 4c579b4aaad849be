import * as styles from "./confetti.late.module.css";

const PIECES = Array.from({ length: 18 }, (_, piece) => piece);

/** Decorative confetti that falls once over its container; none with reduced motion. */
export function Confetti() {
  return (
    <div className={styles.confetti} aria-hidden="true">
      {PIECES.map((piece) => (
        <i key={piece} />
      ))}
    </div>
  );
}
