import { observer } from "mobx-react-lite";
import { useState } from "react";
import * as styles from "./notices.late.module.css";
import { applyUpdate, waitingUpdate } from "./updates";
import { Button, Panel } from "#src/ui/primitives/elements";

/** Both offline notices, at the bottom of the window. Mounted in a layout. */
export function OfflineFeature() {
  return (
    <div data-only="screen" className={styles.stack}>
      <UpdateNotice />
      {/* Shown by CSS, by the attribute of the boot script (../boot/inline/mark-network.ts). */}
      <output className={styles.status}>
        <span className={styles.bar}>
          You are offline.<span className={styles.saved}> Pages you have visited still open.</span>
        </span>
      </output>
    </div>
  );
}

/** Offers an update; the visitor decides when to load it. */
const UpdateNotice = observer(function UpdateNotice() {
  const waiting = waitingUpdate.get();
  const [postponed, setPostponed] = useState<ServiceWorker | null>(null);
  return (
    <output className={styles.status}>
      {waiting && waiting !== postponed ? (
        <Panel as="span" shadow={2} className={styles.card}>
          <span className={styles.message}>A new edition of this guide is ready.</span>
          <span className={styles.choices}>
            <Button size="small" tone="dark" onClick={() => applyUpdate(waiting)}>
              Show it
            </Button>
            <Button size="small" onClick={() => setPostponed(waiting)}>
              Later
            </Button>
          </span>
        </Panel>
      ) : null}
    </output>
  );
});
