import { observer } from "mobx-react-lite";
import { useStores } from "#src/data/stores/store-context";
import { Dialog } from "./dialog";
import * as styles from "./method-dialog.module.css";

const STEPS = [
  {
    title: "Choose a stand",
    about: "Its style, what is behind it, and the colours of any unit.",
  },
  {
    title: "Put things on it",
    about: "Flowers, an idol’s poster or your own picture, your words, stickers: up to 40 layers.",
  },
  {
    title: "Move them about",
    about:
      "Tap to choose. Drag to move. Two fingers turn and size it, and so does the round yellow handle. The sliders do all of it without a drag.",
  },
  {
    title: "Keep it, send it",
    about:
      "Your stands are saved on this device as you go. Share & save makes a picture and a link of them.",
  },
] as const;

const KEYS = [
  ["Tab", "to the next layer"],
  ["← ↑ ↓ →", "move; with Shift in large steps"],
  ["+ −", "larger, smaller"],
  ["[ ] or R", "turn; with Shift the large or the other way"],
  ["Page Up, Page Down", "forward, back"],
  ["D, H, Delete", "duplicate, hide, take off"],
  ["Esc", "to the tools"],
] as const;

/** Undo and redo on a Mac and elsewhere, as `pressAnywhere` takes them. */
const HISTORY_KEYS = { mac: "⌘Z, ⇧⌘Z", others: "Ctrl+Z, Ctrl+Y" } as const;

/** How the maker works, by finger, mouse and keyboard. */
export const MethodDialog = observer(function MethodDialog({
  onClose,
}: {
  readonly onClose: () => void;
}) {
  const { isMac } = useStores().general;
  return (
    <Dialog title="How it works" onClose={onClose}>
      <ol className={styles.steps}>
        {STEPS.map(({ title, about }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{about}</p>
          </li>
        ))}
      </ol>
      <section>
        <h3 className={styles.heading}>By keys and wheel</h3>
        <dl className={styles.keys}>
          {KEYS.map(([key, act]) => (
            <div key={key}>
              <dt>{key}</dt>
              <dd>{act}</dd>
            </div>
          ))}
          <div>
            <dt>{isMac ? HISTORY_KEYS.mac : HISTORY_KEYS.others}</dt>
            <dd>undo, redo</dd>
          </div>
          <div>
            <dt>Wheel</dt>
            <dd>sizes what is chosen; with Shift it turns</dd>
          </div>
        </dl>
      </section>
    </Dialog>
  );
});
