import { observer } from "mobx-react-lite";
import { useStores } from "#src/data/stores/store-context";
import { Stack } from "#src/ui/primitives/elements";
import { Dialog } from "../controls/dialog";
import words from "./how-to.json";
import * as styles from "./method-dialog.module.css";

/** Shortcuts of undo and redo, as handled by `handleHistoryKey`. */
const HISTORY_KEYS = { mac: "⌘Z, ⇧⌘Z", others: "Ctrl+Z, Ctrl+Y" } as const;

export const MethodDialog = observer(function MethodDialog({ onClose }: { onClose: () => void }) {
  const { isMac } = useStores().general;
  const rows = [
    ...words.keys,
    { keys: isMac ? HISTORY_KEYS.mac : HISTORY_KEYS.others, act: "undo, redo" },
    { keys: "Wheel", act: "sizes the chosen layer; with Shift turns it" },
  ];
  return (
    <Dialog title="How it works" onClose={onClose}>
      <Stack as="ol" gap={4} className={styles.steps}>
        {words.steps.map(({ title, about }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{about}</p>
          </li>
        ))}
      </Stack>
      <section>
        <h3 className={styles.heading}>By keys and wheel</h3>
        <Stack as="dl" gap={1} className={styles.keys}>
          {rows.map(({ keys, act }) => (
            <div key={keys}>
              <dt>{keys}</dt>
              <dd>{act}</dd>
            </div>
          ))}
        </Stack>
      </section>
    </Dialog>
  );
});
