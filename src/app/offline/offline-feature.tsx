import { observer } from "mobx-react-lite";
import { useState } from "react";
import { EditionNotice } from "./edition-notice";
import * as styles from "./notices.module.css";
import { OfflineNotice } from "./offline-notice";
import { showEdition } from "./show-edition";
import { waitingEdition } from "./waiting-edition";

/** Both notices of the offline feature, at the foot of the window. To be mounted in a layout. */
export const OfflineFeature = observer(function OfflineFeature() {
  const waiting = waitingEdition.get();
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
});
