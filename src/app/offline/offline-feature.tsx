import { observer } from "mobx-react-lite";
import { useState } from "react";
import * as styles from "./notices.late.module.css";
import { showEdition, waitingEdition } from "./editions";
import { Panel } from "#src/ui/primitives/panel/panel";
import { Button } from "#src/ui/primitives/button/button";

/** Both offline notices, at the bottom of the window. Mounted in a layout. */
export function OfflineFeature() {
  return (
    <div data-only="screen" className={styles.stack}>
      <EditionNotice />
      {/* Shown by CSS, by the attribute of the boot script (../boot/inline/mark-network.ts). */}
      <output className={styles.status}>
        <span className={styles.bar}>
          You are offline.<span className={styles.saved}> Pages you have visited still open.</span>
        </span>
      </output>
    </div>
  );
}

/** Offers a waiting edition; the visitor decides when to load it. */
const EditionNotice = observer(function EditionNotice() {
  const waiting = waitingEdition.get();
  const [putOff, setPutOff] = useState<ServiceWorker | null>(null);
  return (
    <output className={styles.status}>
      {waiting && waiting !== putOff ? (
        <Panel as="span" shadow={2} className={styles.card}>
          <span className={styles.message}>A new edition of this guide is ready.</span>
          <span className={styles.choices}>
            <Button size="small" tone="dark" onClick={() => showEdition(waiting)}>
              Show it
            </Button>
            <Button size="small" onClick={() => setPutOff(waiting)}>
              Later
            </Button>
          </span>
        </Panel>
      ) : null}
    </output>
  );
});
