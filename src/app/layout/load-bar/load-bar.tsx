import { observer } from "mobx-react-lite";
import { useStores } from "#src/data/stores/store-context";
import * as styles from "./load-bar.module.css";

/** The bar at the top of the window while a page is loaded (SPEC section 4). */
export const LoadBar = observer(function LoadBar() {
  const { isVisible, percent, phase } = useStores().pageLoad;
  if (!isVisible) return null;
  return (
    <progress
      className={styles.bar}
      max={100}
      value={percent}
      data-phase={phase}
      aria-label={phase === "failed" ? "The page could not be loaded" : "Loading the page"}
    />
  );
});
