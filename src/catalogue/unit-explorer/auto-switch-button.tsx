import { observer } from "mobx-react-lite";
import { useStores } from "#src/data/stores/store-context";
import { AUTO_SWITCH_MARK } from "./use-auto-switch";
import * as styles from "./auto-switch-button.module.css";

/** Turns auto-switch on and off; where it is marked, see use-auto-switch.ts. */
export const AutoSwitchButton = observer(function AutoSwitchButton() {
  const { method } = useStores();
  return (
    <button
      type="button"
      id="auto-switch"
      className={styles.button}
      aria-pressed={method.autoSwitch}
      {...{ [AUTO_SWITCH_MARK]: "" }}
      onClick={() => method.setAutoSwitch(!method.autoSwitch)}
    >
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" focusable="false">
        <path
          fill="currentColor"
          d={method.autoSwitch ? "M5 3h5v18H5zM14 3h5v18h-5z" : "M5 2.5 21 12 5 21.5z"}
        />
      </svg>
      <span className={styles.label}>Auto-switch</span>
    </button>
  );
});
