import { observer } from "mobx-react-lite";
import { useStores } from "#src/data/stores/store-context";
import * as styles from "./go-top.module.css";

/** A link back to the top, where the store offers it (SPEC section 3, goTopVisible). */
export const GoTop = observer(function GoTop() {
  const { goTopVisible } = useStores().general;
  if (!goTopVisible) return null;
  return (
    <a className={styles.link} href="#top" aria-label="Back to the top">
      <span className={styles.arrow} aria-hidden="true" />
    </a>
  );
});
