import * as styles from "./confetti.late.module.css";

const PIECES = Array.from({ length: 18 }, (_, piece) => piece);

/** Paper that falls once over the place it is in; none where the visitor wants less motion. It only decorates. */
export function Confetti() {
  return (
    <div className={styles.confetti} aria-hidden="true">
      {PIECES.map((piece) => (
        <i key={piece} />
      ))}
    </div>
  );
}
