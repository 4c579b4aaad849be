import * as styles from "./lever.module.css";

interface LeverProps {
  isOn: boolean;
  /** False until it is known whether the joke was stopped before. */
  isReady: boolean;
  onPull: () => void;
}

/** The way out: while the joke is on it stands at the foot of the window, wherever one has scrolled. */
export function Lever({ isOn, isReady, onPull }: LeverProps) {
  return (
    <div className={styles.place} data-on={isOn ? "" : undefined}>
      <button type="button" className={styles.lever} hidden={!isReady} onClick={onPull}>
        <svg className={styles.drawing} viewBox="0 0 72 72" aria-hidden>
          <path fill="var(--night-soft)" d="M8 54h56v14H8ZM22 54a14 14 0 0 1 28 0Z" />
          <g className={styles.arm}>
            <path className={styles.rod} d="M36 52V22" />
            <circle fill="var(--sun)" cx="36" cy="16" r="12" />
          </g>
        </svg>
        {isOn ? "Stop the joke" : "Fool me again"}
      </button>
    </div>
  );
}
