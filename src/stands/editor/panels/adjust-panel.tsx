import { observer } from "mobx-react-lite";
import { useId } from "react";
import { TURN, ZOOM } from "#lib/stand/kit/limits";
import { Cluster, Stack } from "#src/ui/primitives/elements";
import { Button, IconButton } from "../controls/controls";
import { useEditor, useStands } from "../../store/use-stands";
import { nudge, revert, STEP } from "../../session/layer-actions";
import * as styles from "./adjust-panel.module.css";

/** Step of the buttons, in scene units: visible on a phone. */
const NUDGE = 2 * STEP.move;

const NUDGES = [
  { label: "Move left", icon: "left", across: -NUDGE, down: 0 },
  { label: "Move up", icon: "up", across: 0, down: -NUDGE },
  { label: "Move down", icon: "down", across: 0, down: NUDGE },
  { label: "Move right", icon: "right", across: NUDGE, down: 0 },
];

/** Turns, scales and moves the selected layer without dragging. */
export const AdjustPanel = observer(function AdjustPanel() {
  const { session } = useEditor();
  const { layer, history } = session;
  const stands = useStands();
  const id = useId();
  const isDisabled = !layer;
  const endUndoStep = () => history.endRun();
  const sliders = [
    {
      ...TURN,
      label: "Turn",
      unit: "°",
      words: "degrees",
      field: "rotateSlider",
    },
    {
      ...ZOOM,
      label: "Size",
      unit: "%",
      words: "per cent",
      field: "zoomSlider",
    },
  ] as const;
  return (
    <Stack as="section" aria-label="Adjust">
      {sliders.map(({ label, unit, words, field, least, most }) => (
        <Stack key={label} className={styles.slider}>
          <label htmlFor={`${id}${label}`}>{label}</label>
          <input
            id={`${id}${label}`}
            type="range"
            min={least}
            max={most}
            value={stands[field]}
            disabled={isDisabled}
            aria-valuetext={`${stands[field]} ${words}`}
            onChange={({ target }) => {
              stands[field] = target.valueAsNumber;
            }}
            onPointerUp={endUndoStep}
            onKeyUp={endUndoStep}
            onBlur={endUndoStep}
          />
          <span className={styles.value} aria-hidden>
            {stands[field]}
            {unit}
          </span>
        </Stack>
      ))}
      <Cluster className={styles.buttons}>
        {NUDGES.map(({ label, icon, across, down }) => (
          <IconButton
            key={label}
            icon={icon}
            label={label}
            disabled={isDisabled}
            onClick={() => {
              nudge(session, across, down);
              endUndoStep();
            }}
          />
        ))}
        <Button disabled={isDisabled} onClick={() => revert(session)}>
          Revert
        </Button>
      </Cluster>
      {isDisabled && (
        <p className={styles.hint}>Choose something on the stand, or below, to adjust it.</p>
      )}
    </Stack>
  );
});
