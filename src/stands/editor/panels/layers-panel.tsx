import { observer } from "mobx-react-lite";
import { useEditor } from "../../store/use-stands";
import { useEffect, useRef } from "react";
import { duplicate, remove, reorder, toggleHidden } from "../../session/layer-actions";
import { Icon } from "../controls/controls";
import { Panel, Row, Stack, Text } from "#src/ui/primitives/elements";
import * as styles from "./layers-panel.module.css";
import * as panel from "../controls/panel.module.css";

export const LayersPanel = observer(function LayersPanel() {
  const { session } = useEditor();
  const { layers } = session.stand;
  const last = layers.length - 1;
  const list = useRef<HTMLOListElement>(null);
  /** Selector of the element to focus once the moved row is rendered. */
  const next = useRef<string>(undefined);
  useEffect(() => {
    if (next.current) list.current?.querySelector<HTMLElement>(next.current)?.focus();
    next.current = undefined;
  });
  const move = (index: number, by: 1 | -1, act: string) => {
    if (layers[index + by]) next.current = `[data-row="${index + by}"] [data-act="${act}"]`;
    reorder(session, index, by);
  };
  const removeAt = (index: number) => {
    next.current = `[data-row="${Math.min(index, last - 1)}"] [data-act="choose"]`;
    remove(session, index);
  };

  return (
    <section aria-label="Layers">
      <h2 className={panel.title}>Layers, from the front</h2>
      <Stack as="ol" ref={list} reversed>
        {layers
          .map((layer, index) => {
            const name = session.nameOf(index);
            const isStand = layer.kind === "stand";
            const actionButton = (
              icon: string,
              label: string,
              run: () => void,
              isDisabled = false,
            ) => (
              <button
                type="button"
                className={styles.act}
                data-act={icon}
                aria-label={`${label}: ${name}`}
                // A `disabled` button would lose the focus.
                aria-disabled={isDisabled}
                onClick={isDisabled ? undefined : run}
              >
                <Icon name={icon} />
              </button>
            );
            return (
              <Panel
                as="li"
                // oxlint-disable-next-line react/no-array-index-key -- a layer is its place in the order
                key={index}
                className={styles.row}
                data-row={index}
                data-chosen={index === session.chosen ? "" : undefined}
                data-hidden={layer.hidden ? "" : undefined}
              >
                <Row
                  as="button"
                  className={styles.choose}
                  data-act="choose"
                  aria-pressed={index === session.chosen}
                  onClick={() => session.choose(index === session.chosen ? -1 : index)}
                >
                  <span className={styles.number}>{index + 1}</span>
                  <Text as="span" lines={1} className={styles.name}>
                    {name}
                    {layer.hidden && " (hidden)"}
                  </Text>
                </Row>
                <span className={styles.acts}>
                  {actionButton("up", "Bring forward", () => move(index, 1, "up"), index === last)}
                  {actionButton("down", "Send back", () => move(index, -1, "down"), index === 0)}
                  {actionButton(
                    layer.hidden ? "eye-off" : "eye",
                    layer.hidden ? "Show" : "Hide",
                    () => toggleHidden(session, index),
                  )}
                  {actionButton("copy", "Duplicate", () => duplicate(session, index), isStand)}
                  {actionButton("bin", "Delete", () => removeAt(index), isStand)}
                </span>
              </Panel>
            );
          })
          .toReversed()}
      </Stack>
    </section>
  );
});
