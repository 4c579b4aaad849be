import { observer } from "mobx-react-lite";
import { useStores } from "#src/data/stores/store-context";
import * as styles from "./go-top.module.css";

/** A link back to the top, where the store offers it (SPEC section 3, goTopVisible), or the inline script before it. */
export const GoTop = observer(function GoTop() {
  const { goTopVisible } = useStores().general;
  return (
    <a className={styles.link} href="#top" hidden={!goTopVisible} aria-label="Back to the top">
      <span className={styles.arrow} aria-hidden="true" />
    </a>
  );
});
