import { type KeyboardEvent, type MouseEvent, type RefObject, useState } from "react";
import { VisuallyHidden } from "#src/ui/primitives/elements";
import * as styles from "./sky-button.late.module.css";
import { shortcutOf } from "#src/data/browser/shortcut";

/** Position in the sky, 0 to 1 from the upper left corner. */
export interface Point {
  x: number;
  y: number;
}

interface SkyButtonProps {
  canvas: RefObject<HTMLCanvasElement | null>;
  onLaunch: (at: Point) => void;
  hint?: string | undefined;
}

const STEPS: Record<string, Point> = {
  ArrowLeft: { x: -0.05, y: 0 },
  ArrowRight: { x: 0.05, y: 0 },
  ArrowUp: { x: 0, y: -0.06 },
  ArrowDown: { x: 0, y: 0.06 },
};
/** Lowest point of a burst: above the town. */
const LOWEST = 0.62;

const clampRounded = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, Math.round(value * 1000) / 1000));

/** Launches at the click, or by key at the aim; arrows move the aim. */
export function SkyButton({ canvas, onLaunch, hint }: SkyButtonProps) {
  const [aim, setAim] = useState<Point>({ x: 0.5, y: 0.3 });
  const moveTo = ({ x, y }: Point) => {
    const at = { x: clampRounded(x, 0.03, 0.97), y: clampRounded(y, 0.08, LOWEST) };
    setAim(at);
    return at;
  };
  const click = ({ detail, clientX, clientY, currentTarget }: MouseEvent<HTMLElement>) => {
    // Clicks by key or from the queue have no position.
    if (detail === 0) return onLaunch(aim);
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return onLaunch(moveTo({ x: (clientX - left) / width, y: (clientY - top) / height }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[shortcutOf(event.nativeEvent)];
    if (!step) return;
    event.preventDefault();
    moveTo({ x: aim.x + step.x, y: aim.y + step.y });
  };
  return (
    <button
      data-only="scripts"
      type="button"
      className={styles.sky}
      onClick={click}
      onKeyDown={onKeyDown}
    >
      <VisuallyHidden>Launch a shell. Arrow keys move the aim.</VisuallyHidden>
      {hint ? <span className={styles.hint}>{hint}</span> : null}
      <canvas ref={canvas} />
      <svg className={styles.aim} aria-hidden>
        <svg x={`${aim.x * 100}%`} y={`${aim.y * 100}%`} overflow="visible">
          <circle r="22" />
          <path d="M-34 0h20M14 0h20M0 -34v20M0 14v20" />
        </svg>
      </svg>
    </button>
  );
}
