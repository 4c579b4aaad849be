import * as styles from "./notices.module.css";

/** True only where a worker keeps pages (docs/offline.md). */
const KEPT = " Pages you have visited still open.";

/** Says so while there is no network, and that it does not matter much. */
export function OfflineNotice({ isOnline }: { isOnline: boolean }) {
  return (
    <output className={styles.status}>
      {isOnline ? null : (
        <span className={styles.bar}>
          You are offline.{navigator.serviceWorker?.controller ? KEPT : ""}
        </span>
      )}
    </output>
  );
}
