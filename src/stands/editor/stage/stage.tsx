import { observer } from "mobx-react-lite";
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef } from "react";
import { layOut, type PlacedLayer } from "#lib/stand/scene/layout";
import { VisuallyHidden } from "#src/ui/primitives/elements";
import { placeOf, StandScene } from "../../scene/stand-scene";
import { useEditor } from "../../store/use-stands";
import { useStageGestures } from "../gestures/use-stage-gestures";
import { Frame } from "./frame";
import { handleLayerKey } from "./layer-keys";
import * as styles from "./stage.module.css";
import { shortcutOf } from "#src/data/browser/shortcut";

export const Stage = observer(function Stage() {
  const { session, pictureUrls, kit } = useEditor();
  const { stand, chosen } = session;
  const stage = useRef<HTMLDivElement>(null);
  const help = useId();
  const guides = useStageGestures(stage, session);

  useEffect(() => {
    // The focus follows a reordered layer.
    const focused = document.activeElement?.closest<SVGElement>("[data-layer]");
    if (chosen < 0 || !focused || focused.dataset["layer"] === String(chosen)) return;
    stage.current?.querySelector<SVGElement>(`[data-layer="${chosen}"]`)?.focus();
  }, [chosen]);

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const shortcut = shortcutOf(event.nativeEvent);
    if (shortcut === "Escape") {
      session.choose(-1);
      document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
      return;
    }
    const count = stand.layers.length;
    if (!handleLayerKey(session, shortcut)) return;
    event.preventDefault();
    const now = session.stand.layers;
    const isGone = now.length < count || now[index]?.hidden;
    if (isGone) requestAnimationFrame(() => focusNear(stage.current, index));
  };

  const deselectOutside = ({ target }: MouseEvent) => {
    const isLayer =
      target instanceof Element && target.closest("[data-layer], [data-grip], button");
    if (!isLayer) session.choose(-1);
  };

  const selected = layOut(stand, kit).layers.find(({ index }) => index === chosen);
  const wrap = (layer: PlacedLayer, drawing: React.ReactNode) => (
    <g
      transform={placeOf(layer)}
      className={styles.layer}
      data-layer={layer.index}
      data-chosen={layer.index === chosen ? "" : undefined}
      tabIndex={0}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing has no button
      role="button"
      aria-roledescription="layer"
      aria-label={layer.name}
      aria-pressed={layer.index === chosen}
      aria-describedby={help}
      onFocus={() => session.choose(layer.index)}
      onKeyDown={(event) => onKeyDown(event, layer.index)}
      // A held key is one step of the history.
      onKeyUp={() => session.history.endRun()}
    >
      <g className={styles.drawing}>{drawing}</g>
    </g>
  );

  return (
    <div className={styles.room}>
      {/* All pointer actions are available by the keys of the layers, sliders and buttons. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div ref={stage} className={styles.stage} onClick={deselectOutside}>
        <StandScene
          className={styles.scene}
          stand={stand}
          kit={kit}
          label={`Stage: ${session.name}`}
          ownPicture={pictureUrls.forStand(stand)}
          wrap={wrap}
        />
        <span className={styles.guide} data-way="upright" hidden={!guides.upright} />
        <span className={styles.guide} data-way="level" hidden={!guides.level} />
        {selected && <Frame key={`${session.id} ${chosen}`} layer={selected} />}
      </div>
      <VisuallyHidden as="p" id={help}>
        Arrow keys move it, with Shift in large steps. Plus and minus size it, square brackets turn
        it, Page Up and Page Down bring it forward and back, H hides it, Delete takes it off, Escape
        leaves.
      </VisuallyHidden>
    </div>
  );
});

/** After a removal, focuses the layer that took its place. */
function focusNear(stage: HTMLElement | null, index: number): void {
  const layers = [...(stage?.querySelectorAll<SVGElement>("[data-layer]") ?? [])];
  const next = layers.find((layer) => Number(layer.dataset["layer"]) >= index) ?? layers.at(-1);
  next?.focus();
}
