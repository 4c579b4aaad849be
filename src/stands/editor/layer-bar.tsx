import { observer } from "mobx-react-lite";
import { Icon, IconButton, removeSelected } from "./controls/controls";
import { useEditor, useStands } from "../store/use-stands";
import { Cluster, Row, Tag, Text } from "#src/ui/primitives/elements";
import { classNames } from "#src/ui/primitives/element";
import * as panel from "./panels/layers-panel.module.css";
import * as styles from "./layer-bar.module.css";
import { duplicate, reorder, toggleHidden } from "../session/layer-actions";

/**
 * Name of the selected layer, and its buttons.
 * @param isWide true if the sliders are always visible
 */
export const LayerBar = observer(function LayerBar({ isWide }: { readonly isWide: boolean }) {
  const { session, tools, pictureUrls } = useEditor();
  const { layer, chosen } = session;
  const stands = useStands();
  const ownKeys = session.stand.layers.flatMap((one) => (one.kind === "own" ? [one.own] : []));
  if (!layer) {
    return (
      <Cluster align="center" className={styles.bar}>
        <p className={styles.hint}>
          Tap anything on the stand to move it.{" "}
          <button
            type="button"
            className={styles.method}
            aria-haspopup="dialog"
            onClick={() => stands.setMethodDialog(true)}
          >
            How it works
          </button>
        </p>
        {ownKeys.length > 0 && (
          <Tag as="button" className={styles.own} onClick={() => tools.select("picture")}>
            <Icon name="device" />
            {ownKeys.some(pictureUrls.isMissing) ? "A picture is missing" : "Stays on this device"}
          </Tag>
        )}
      </Cluster>
    );
  }
  const isAdjusting = tools.shown === "sliders";
  const isStand = layer.kind === "stand";
  const actionButton = (icon: string, label: string, run: () => void, isDisabled = false) => (
    <IconButton icon={icon} label={label} disabled={isDisabled} onClick={run} />
  );
  return (
    <Cluster as="section" align="center" className={styles.bar} aria-label="Chosen layer">
      <Row as="p" className={styles.chosen}>
        <span className={classNames(panel.number, styles.number)}>{stands.layerValue}</span>
        <Text as="span" lines={2}>
          {session.nameOf(chosen)}
        </Text>
      </Row>
      <div className={styles.acts}>
        {!isWide && (
          <IconButton
            icon="sliders"
            label="Adjust: turn, size and move"
            aria-expanded={isAdjusting}
            aria-controls={isAdjusting ? "maker-adjust" : undefined}
            onClick={tools.toggleSliders}
          />
        )}
        {actionButton("up", "Bring forward", () => reorder(session, chosen, 1))}
        {actionButton("down", "Send back", () => reorder(session, chosen, -1))}
        <span className={styles.roomy}>
          {actionButton(layer.hidden ? "eye-off" : "eye", layer.hidden ? "Show" : "Hide", () =>
            toggleHidden(session, chosen),
          )}
        </span>
        {actionButton("copy", "Duplicate", () => duplicate(session, chosen), isStand)}
        {actionButton("bin", "Delete", () => removeSelected(session), isStand)}
      </div>
    </Cluster>
  );
});
