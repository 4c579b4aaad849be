import { observer } from "mobx-react-lite";
import { useEditor } from "../editor-context";
import { useId } from "react";
import { TURN, ZOOM } from "#lib/stand/document/limits";
import { Button, IconButton } from "../controls";
import { nudge, revert, STEP } from "../session/layer-actions";
import * as shapes from "#src/ui/primitives/shapes.module.css";
import * as styles from "./adjust-panel.module.css";

const NUDGES: readonly {
  readonly label: string;
  readonly icon: string;
  readonly way: readonly [across: number, down: number];
}[] = [
  { label: "Move left", icon: "left", way: [-1, 0] },
  { label: "Move up", icon: "forward", way: [0, -1] },
  { label: "Move down", icon: "back", way: [0, 1] },
  { label: "Move right", icon: "right", way: [1, 0] },
];

/** Steps of the buttons, in scene units: large enough to be seen on a phone. */
const NUDGE = 2 * STEP.move;

/** Turns, sizes and moves the chosen layer without a single drag. */
export const AdjustPanel = observer(function AdjustPanel() {
  const { session } = useEditor();
  const { fields, layer } = session;
  const isOff = !layer;
  return (
    <section className={shapes.stack} aria-label="Adjust">
      <Slider
        label="Turn"
        unit="°"
        value={fields.rotateSlider}
        least={TURN.least}
        most={TURN.most}
        isOff={isOff}
        onChange={fields.setRotate}
        onRest={() => session.history.endRun()}
      />
      <Slider
        label="Size"
        unit="%"
        value={fields.zoomSlider}
        least={ZOOM.least}
        most={ZOOM.most}
        isOff={isOff}
        onChange={fields.setZoom}
        onRest={() => session.history.endRun()}
      />
      <div className={styles.buttons}>
        {NUDGES.map(({ label, icon, way: [across, down] }) => (
          <IconButton
            key={label}
            icon={icon}
            label={label}
            disabled={isOff}
            onClick={() => {
              nudge(session, across * NUDGE, down * NUDGE);
              session.history.endRun();
            }}
          />
        ))}
        <Button disabled={isOff} onClick={() => revert(session)}>
          Revert
        </Button>
      </div>
      {isOff && (
        <p className={styles.hint}>Choose something on the stand, or below, to adjust it.</p>
      )}
    </section>
  );
});

interface SliderProps {
  readonly label: string;
  readonly unit: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly isOff: boolean;
  readonly onChange: (value: number) => void;
  /** Called when the slider is let go. */
  readonly onRest: () => void;
}

function Slider({ label, unit, value, least, most, isOff, onChange, onRest }: SliderProps) {
  const id = useId();
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={least}
        max={most}
        value={value}
        disabled={isOff}
        aria-valuetext={`${value}${unit === "%" ? " per cent" : " degrees"}`}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        onPointerUp={onRest}
        onKeyUp={onRest}
        onBlur={onRest}
      />
      <span className={styles.value} aria-hidden>
        {value}
        {unit}
      </span>
    </div>
  );
}
