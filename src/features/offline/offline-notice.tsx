import * as styles from "./notices.module.css";

/** Says so while there is no network, and that it does not matter much. */
export function OfflineNotice({ isOnline }: { isOnline: boolean }) {
  return (
    <output className={styles.status}>
      {isOnline ? null : (
        <span className={styles.bar}>You are offline. Pages you have visited still open.</span>
      )}
    </output>
  );
}
