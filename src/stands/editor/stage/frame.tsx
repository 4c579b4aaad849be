import { observer } from "mobx-react-lite";
import type { CSSProperties } from "react";
import { SCENE } from "#lib/stand/document/limits";
import type { PlacedLayer } from "#lib/stand/scene/layout";
import { useEditor } from "../editor-context";
import { focusUndo } from "../focus-undo";
import { Icon } from "../icon";
import { remove } from "../session/layer-actions";
import * as styles from "./frame.module.css";

/**
 * Shows which layer is chosen, and takes hold of it also where it is covered by others. The handles are for
 * pointers; keys, sliders and the bar of the layer do the same.
 */
export const Frame = observer(function Frame({ layer: placed }: { readonly layer: PlacedLayer }) {
  const { session } = useEditor();
  const { layer, width, height } = placed;
  const { x, y, turn, zoom } = layer;
  const size = { width: (width * zoom) / 100, height: (height * zoom) / 100 };
  const handle = corner({ x, y, turn, ...size }, 1);
  const bin = corner({ x, y, turn, ...size }, -1);
  const places = {
    "--x": share(x, SCENE.width),
    "--y": share(y, SCENE.height),
    "--w": share(size.width, SCENE.width),
    "--h": share(size.height, SCENE.height),
    "--turn": `${turn}deg`,
    "--handle-x": share(handle.x, SCENE.width),
    "--handle-y": share(handle.y, SCENE.height),
    "--bin-x": share(bin.x, SCENE.width),
    "--bin-y": share(bin.y, SCENE.height),
  };
  return (
    <div className={styles.all} style={places as CSSProperties}>
      <div className={styles.frame} data-grip="move" />
      <span className={styles.handle} data-grip="turn" aria-hidden>
        <Icon name="turn" />
      </span>
      {layer.kind !== "stand" && (
        <button
          type="button"
          className={styles.bin}
          aria-label={`Take ${session.nameOf(session.chosen)} off`}
          tabIndex={-1}
          onClick={() => {
            remove(session, session.chosen);
            focusUndo();
          }}
        >
          <Icon name="bin" />
        </button>
      )}
    </div>
  );
});

const share = (value: number, whole: number): string => `${(value / whole) * 100}%`;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly width: number;
  readonly height: number;
}

/** Handles stay this far within the scene, and this far from a layer's middle, in scene units. */
const MARGIN = 44;
const LEAST = 62;

/**
 * Where a handle of a layer is: at the lower corner on the right (1) or the upper one on the left (−1),
 * brought back onto the scene where that is outside of it.
 */
function corner(
  { x, y, turn, width, height }: Box,
  side: 1 | -1,
): { readonly x: number; readonly y: number } {
  const angle = (turn * Math.PI) / 180;
  const right = side * Math.max(LEAST, width / 2);
  const below = side * Math.max(LEAST, height / 2);
  return {
    x: within(x + right * Math.cos(angle) - below * Math.sin(angle), SCENE.width),
    y: within(y + right * Math.sin(angle) + below * Math.cos(angle), SCENE.height),
  };
}

const within = (value: number, most: number): number =>
  Math.min(most - MARGIN, Math.max(MARGIN, value));
