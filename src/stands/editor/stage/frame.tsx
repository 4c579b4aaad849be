import { observer } from "mobx-react-lite";
import type { CSSProperties } from "react";
import { SCENE } from "#lib/stand/kit/limits";
import type { PlacedLayer } from "#lib/stand/scene/layout";
import { Panel } from "#src/ui/primitives/elements";
import { useEditor } from "../../store/use-stands";
import { Icon, removeSelected } from "../controls/controls";
import * as styles from "./frame.module.css";

/** Frame of the selected layer, to drag it even if covered. Keys, sliders and buttons are alternatives. */
export const Frame = observer(function Frame({ layer: placed }: { readonly layer: PlacedLayer }) {
  const { session } = useEditor();
  const { x, y, turn, zoom, kind } = placed.layer;
  const [width, height] = [(placed.width * zoom) / 100, (placed.height * zoom) / 100];
  const across = (value: number) => `${(value / SCENE.width) * 100}%`;
  const down = (value: number) => `${(value / SCENE.height) * 100}%`;
  /** Lower right (1) or upper left (−1) corner, kept within the scene. */
  const corner = (side: 1 | -1) => {
    const angle = (turn * Math.PI) / 180;
    const right = side * Math.max(LEAST, width / 2);
    const below = side * Math.max(LEAST, height / 2);
    return {
      x: across(within(x + right * Math.cos(angle) - below * Math.sin(angle), SCENE.width)),
      y: down(within(y + right * Math.sin(angle) + below * Math.cos(angle), SCENE.height)),
    };
  };
  const [handle, bin] = [corner(1), corner(-1)];
  const cssVariables = {
    "--x": across(x),
    "--y": down(y),
    "--w": across(width),
    "--h": down(height),
    "--turn": `${turn}deg`,
    "--handle-x": handle.x,
    "--handle-y": handle.y,
    "--bin-x": bin.x,
    "--bin-y": bin.y,
  };
  return (
    <div className={styles.all} style={cssVariables as CSSProperties}>
      <div className={styles.frame} data-grip="move" />
      <Panel as="span" shadow={1} className={styles.handle} data-grip="turn" aria-hidden>
        <Icon name="turn" />
      </Panel>
      {kind !== "stand" && (
        <Panel
          as="button"
          shadow={1}
          className={styles.bin}
          aria-label={`Take ${session.nameOf(session.chosen)} off`}
          tabIndex={-1}
          onClick={() => removeSelected(session)}
        >
          <Icon name="bin" />
        </Panel>
      )}
    </div>
  );
});

/** Least distance of handles from the edge of the scene, and from the centre of the layer, in scene units. */
const MARGIN = 44;
const LEAST = 62;

const within = (value: number, most: number): number =>
  Math.min(most - MARGIN, Math.max(MARGIN, value));
