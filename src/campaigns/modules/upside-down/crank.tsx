import { type PointerEvent, useId, useRef } from "react";
import * as styles from "./crank.late.module.css";
import crank from "./crank.svg";
import { angleDifference, type Turn, turnAfter } from "./turn";
import { Stack } from "#src/ui/primitives/elements";

/** A crank to drag, with a slider as the accessible alternative. */
export function Crank({ turn, onTurn }: { turn: Turn; onTurn: (turn: Turn) => void }) {
  const id = useId();
  const lastDrag = useRef<{ direction: number; turn: Turn }>(undefined);
  const direction = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const angle = Math.atan2(clientY - top - height / 2, clientX - left - width / 2);
    return (angle * 180) / Math.PI;
  };
  const startDrag = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture?.(event.pointerId);
    lastDrag.current = { direction: direction(event), turn };
  };
  const drag = (event: PointerEvent) => {
    if (!lastDrag.current) return;
    const now = direction(event);
    const next = turnAfter(lastDrag.current.turn, angleDifference(lastDrag.current.direction, now));
    lastDrag.current = { direction: now, turn: next };
    onTurn(next);
  };
  const release = () => {
    lastDrag.current = undefined;
  };
  return (
    <Stack gap={3} className={styles.crank}>
      <svg
        className={styles.wheel}
        viewBox="-120 -120 240 240"
        onPointerDown={startDrag}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
        aria-hidden
      >
        <use className={styles.turning} href={`${crank}#wheel`} />
      </svg>
      <label className={styles.label} htmlFor={id}>
        Turn the stage
      </label>
      <input
        id={id}
        className={styles.slider}
        type="range"
        min="0"
        max="100"
        step="1"
        value={Math.round(turn)}
        aria-valuetext={`${Math.round(turn)} percent upright`}
        onChange={({ target }) => onTurn(Number(target.value))}
      />
    </Stack>
  );
}
