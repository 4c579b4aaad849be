import * as styles from "./notices.module.css";

/**
 * Says while there is no network that it does not matter much. The boot script marks the root element
 * (src/app/boot/inline/note-network.ts) and styles show it, so that it is said on pages without scripts too.
 */
export function OfflineNotice() {
  return (
    <output className={styles.status}>
      <span className={styles.bar}>
        You are offline.<span className={styles.kept}> Pages you have visited still open.</span>
      </span>
    </output>
  );
}
