import { observer } from "mobx-react-lite";
import { Icon, type IconName } from "../icon";
import { duplicate, remove, reorder, toggleHidden } from "../session/layer-actions";
import type { MakerSession } from "../session/maker-session";
import * as styles from "./layers-panel.module.css";
import * as panel from "./panel.module.css";

/** All layers, the one in front first: to choose, reorder, hide, double and take off. */
export const LayersPanel = observer(function LayersPanel({
  session,
}: {
  readonly session: MakerSession;
}) {
  const { layers } = session.stand;
  const last = layers.length - 1;
  return (
    <section aria-label="Layers">
      <h2 className={panel.title}>Layers, from the front</h2>
      <ol className={styles.list} reversed>
        {layers
          .map((layer, index) => {
            const name = session.nameOf(index);
            const isStand = layer.kind === "stand";
            const act = (icon: IconName, label: string, run: () => void, isOff = false) => (
              <button
                type="button"
                className={styles.act}
                aria-label={`${label}: ${name}`}
                disabled={isOff}
                onClick={run}
              >
                <Icon name={icon} />
              </button>
            );
            return (
              <li
                // oxlint-disable-next-line react/no-array-index-key -- a layer is its place in the order
                key={index}
                className={styles.row}
                data-chosen={index === session.chosen ? "" : undefined}
                data-hidden={layer.hidden ? "" : undefined}
              >
                <button
                  type="button"
                  className={styles.choose}
                  aria-pressed={index === session.chosen}
                  onClick={() => session.choose(index === session.chosen ? -1 : index)}
                >
                  <span className={styles.number}>{index + 1}</span>
                  <span className={styles.name}>
                    {name}
                    {layer.hidden && " (hidden)"}
                  </span>
                </button>
                <span className={styles.acts}>
                  {act(
                    "forward",
                    "Bring forward",
                    () => reorder(session, index, 1),
                    index === last,
                  )}
                  {act("back", "Send back", () => reorder(session, index, -1), index === 0)}
                  {act(layer.hidden ? "eye-off" : "eye", layer.hidden ? "Show" : "Hide", () =>
                    toggleHidden(session, index),
                  )}
                  {act("copy", "Duplicate", () => duplicate(session, index), isStand)}
                  {act("bin", "Delete", () => remove(session, index), isStand)}
                </span>
              </li>
            );
          })
          .toReversed()}
      </ol>
    </section>
  );
});
