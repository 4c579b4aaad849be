import { Drawing } from "#src/ui/primitives/drawing/drawing";
import * as styles from "./lever.module.css";
import lever from "./lever.svg";

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
        <Drawing className={styles.drawing} from={`${lever}#base`} viewBox="0 0 72 72">
          <use className={styles.arm} href={`${lever}#arm`} />
        </Drawing>
        {isOn ? "Stop the joke" : "Fool me again"}
      </button>
    </div>
  );
}
