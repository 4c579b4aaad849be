import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { Dialog } from "#src/ui/primitives/dialog/dialog";
import type { ImageColor } from "./image-color";
import * as styles from "./light.module.css";
import { shortcutOf } from "#src/data/browser/shortcut";
import { Button, Row, Stack } from "#src/ui/primitives/elements";

interface LightProps {
  light: ImageColor;
  /** Lights of the unit and its members in order, including this one. */
  mates: readonly ImageColor[];
  onShow: (light: ImageColor) => void;
  onClose: () => void;
}

/** Length of a swipe, in pixels. */
const SWIPE = 48;

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** A screen full of one colour. A press hides the text, a swipe shows the next light of the unit. */
export function Light({ light, mates, onShow, onClose }: LightProps) {
  const ground = useRef<HTMLDivElement>(null);
  const start = useRef<number>(undefined);
  const [isTextHidden, setTextHidden] = useState(false);
  const isAwake = useWakeLock();
  const index = mates.indexOf(light);
  const go = (step: number) => {
    const next = mates[(index + step + mates.length) % mates.length];
    if (next && next !== light) onShow(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[shortcutOf(event.nativeEvent)];
    if (step === undefined) return;
    event.preventDefault();
    go(step);
  };
  const onPointerUp = ({ clientX, target }: PointerEvent) => {
    const distance = start.current === undefined ? 0 : clientX - start.current;
    start.current = undefined;
    if (Math.abs(distance) >= SWIPE) go(distance < 0 ? 1 : -1);
    else if (!(target instanceof Element && target.closest("button"))) setTextHidden(!isTextHidden);
  };
  const fill = async () => {
    try {
      await ground.current?.requestFullscreen?.();
    } catch {
      // The light fills the window anyway.
    }
  };
  return (
    <Dialog isFull aria-label={`${light.name}’s light`} onClose={onClose} onKeyDown={onKeyDown}>
      <div
        ref={ground}
        className={styles.ground}
        data-light
        style={{ backgroundColor: light.color }}
        data-bare={isTextHidden || undefined}
        onPointerDown={({ clientX }) => {
          start.current = clientX;
        }}
        onPointerUp={onPointerUp}
      >
        <Row gap={3} className={styles.bar}>
          <Button onClick={fill}>Full screen</Button>
          <Button onClick={onClose}>Put it out</Button>
        </Row>
        <Stack gap={3} className={styles.words}>
          <output className={styles.name}>{light.name}</output>
          <p className={styles.note}>
            {light.color} · {isAwake ? "the screen stays awake" : "keep the screen awake yourself"}{" "}
            · brightness up?
          </p>
        </Stack>
        {mates.length > 1 && (
          <Row gap={3} className={styles.steps}>
            <Button onClick={() => go(-1)}>
              <span aria-hidden="true">←</span> Previous
            </Button>
            <span className={styles.place}>
              {index + 1} of {mates.length}
            </span>
            <Button onClick={() => go(1)}>
              Next <span aria-hidden="true">→</span>
            </Button>
          </Row>
        )}
      </div>
    </Dialog>
  );
}

const requestLock = async () => navigator.wakeLock?.request("screen");

/** Keeps the display awake while mounted, if supported; returns true while it does. */
function useWakeLock(): boolean {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isUnmounted = false;
    // Locks are released when a page is hidden.
    const acquire = async () => {
      if (document.visibilityState !== "visible") return;
      const found = await requestLock().catch(() => undefined);
      if (isUnmounted) return void found?.release();
      lock = found;
      setAwake(found !== undefined);
    };
    void acquire();
    document.addEventListener("visibilitychange", acquire);
    return () => {
      isUnmounted = true;
      document.removeEventListener("visibilitychange", acquire);
      void lock?.release();
    };
  }, []);
  return isAwake;
}
