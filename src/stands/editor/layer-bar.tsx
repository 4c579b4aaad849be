import { observer } from "mobx-react-lite";
import type { Editor } from "./editor";
import * as controls from "./controls.module.css";
import { focusUndo } from "./focus-undo";
import { Icon, type IconName } from "./icon";
import * as styles from "./layer-bar.module.css";
import { duplicate, remove, reorder, toggleHidden } from "./session/layer-actions";

interface LayerBarProps {
  readonly editor: Editor;
  /** Whether the sliders have a place of their own. */
  readonly isWide: boolean;
}

/** What is chosen, and what can be done with it at once. */
export const LayerBar = observer(function LayerBar({ editor, isWide }: LayerBarProps) {
  const { session, tools } = editor;
  const { layer, chosen, fields } = session;
  const own = session.stand.layers.flatMap((one) => (one.kind === "own" ? [one.own] : []));
  const isOwn = own.length > 0;
  const isMissing = own.some((key) => editor.addresses.isMissing(key));
  if (!layer) {
    return (
      <div className={styles.bar}>
        <p className={styles.hint}>
          Tap anything on the stand to move it.{" "}
          <button
            type="button"
            className={styles.method}
            aria-haspopup="dialog"
            onClick={() => fields.setMethodDialog(true)}
          >
            How it works
          </button>
        </p>
        {isOwn && <OwnMark isMissing={isMissing} onPress={() => tools.take("picture")} />}
      </div>
    );
  }
  const isStand = layer.kind === "stand";
  const act = (name: IconName, label: string, run: () => void, isOff = false) => (
    <button
      type="button"
      className={controls.icon}
      aria-label={label}
      disabled={isOff}
      onClick={run}
    >
      <Icon name={name} />
    </button>
  );
  return (
    <section className={styles.bar} aria-label="Chosen layer">
      <p className={styles.chosen}>
        <span className={styles.number}>{fields.layerValue}</span>
        <span className={styles.name}>{session.nameOf(chosen)}</span>
      </p>
      <div className={styles.acts}>
        {!isWide && (
          <button
            type="button"
            className={controls.icon}
            aria-label="Adjust: turn, size and move"
            aria-expanded={tools.isAdjusting}
            aria-controls={tools.isAdjusting ? "maker-adjust" : undefined}
            onClick={() => tools.setAdjusting(!tools.isAdjusting)}
          >
            <Icon name="sliders" />
          </button>
        )}
        {act("forward", "Bring forward", () => reorder(session, chosen, 1))}
        {act("back", "Send back", () => reorder(session, chosen, -1))}
        <span className={styles.roomy}>
          {act(layer.hidden ? "eye-off" : "eye", layer.hidden ? "Show" : "Hide", () =>
            toggleHidden(session, chosen),
          )}
        </span>
        {act("copy", "Duplicate", () => duplicate(session, chosen), isStand)}
        {act(
          "bin",
          "Delete",
          () => {
            remove(session, chosen);
            focusUndo();
          },
          isStand,
        )}
      </div>
    </section>
  );
});

function OwnMark({
  isMissing,
  onPress,
}: {
  readonly isMissing: boolean;
  readonly onPress: () => void;
}) {
  return (
    <button type="button" className={styles.own} onClick={onPress}>
      <Icon name="device" />
      {isMissing ? "A picture is missing" : "Stays on this device"}
    </button>
  );
}
