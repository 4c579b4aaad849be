import { useState, useSyncExternalStore } from "react";
import { EditionNotice } from "./edition-notice";
import * as styles from "./notices.module.css";
import { OfflineNotice } from "./offline-notice";
import { showEdition } from "./show-edition";
import { getWaiting, subscribeToWaiting } from "./waiting-edition";

const none = () => null;

/** Both notices of the offline feature, at the foot of the window. To be mounted in a layout. */
export function OfflineFeature() {
  const waiting = useSyncExternalStore(subscribeToWaiting, getWaiting, none);
  const [putOff, setPutOff] = useState<ServiceWorker | null>(null);
  return (
    <div className={styles.stack}>
      <EditionNotice
        isReady={waiting !== null && waiting !== putOff}
        onShow={() => waiting && showEdition(waiting)}
        onLater={() => setPutOff(waiting)}
      />
      <OfflineNotice />
    </div>
  );
}
