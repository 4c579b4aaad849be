import { type CSSProperties, type RefObject, useSyncExternalStore } from "react";
import { type Film, frameWords } from "../film";
import * as styles from "./controls.module.css";
import type { Projector } from "./projector";
import type { saveFrame } from "./save-frame";
import type { Full } from "./use-full";

interface ControlsProps {
  readonly film: Film;
  readonly projector: Projector;
  readonly hasCaptions: boolean;
  readonly onCaptions: () => void;
  readonly full: Full;
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  /** Takes the slider. */
  readonly place: RefObject<HTMLInputElement | null>;
}

/** Play, the place in the film, loop, captions, save, full screen. */
export function Controls({
  film,
  projector,
  hasCaptions,
  onCaptions,
  full,
  canvas,
  place,
}: ControlsProps) {
  const frame = useSyncExternalStore(projector.subscribe, () => projector.frame);
  const isPlaying = useSyncExternalStore(projector.subscribe, () => projector.isPlaying);
  const isLooping = useSyncExternalStore(projector.subscribe, () => projector.isLooping);
  const start = frame === film.frames ? "Play again" : "Play";
  return (
    <div className={styles.controls}>
      <button
        className={styles.play}
        type="button"
        aria-label={isPlaying ? "Pause" : start}
        aria-keyshortcuts="Space"
        onClick={projector.toggle}
      >
        <Icon d={isPlaying ? PAUSE : start === "Play" ? PLAY : AGAIN} isLine={start !== "Play"} />
      </button>
      <input
        ref={place}
        className={styles.place}
        style={{ "--at": (frame - 1) / (film.frames - 1) } as CSSProperties}
        type="range"
        aria-label="Place in the film"
        min={1}
        max={film.frames}
        value={frame}
        aria-valuetext={frameWords(film, frame)}
        onChange={({ target }) => projector.seek(target.valueAsNumber)}
      />
      <p className={styles.count} aria-hidden="true">
        <b>{String(frame).padStart(3, "0")}</b>
        <span>/{film.frames}</span>
      </p>
      <div className={styles.tools}>
        <Toggle
          name="Loop"
          shortcut="L"
          d={LOOP}
          isOn={isLooping}
          onPress={() => projector.loop(!isLooping)}
        />
        <Toggle name="Captions" shortcut="C" d={CAPTIONS} isOn={hasCaptions} onPress={onCaptions} />
        <button
          className={styles.button}
          type="button"
          aria-label="Save this frame"
          onClick={() => void save(canvas.current, film, frame)}
        >
          <Icon d={SAVE} isLine />
        </button>
        <button
          className={styles.button}
          type="button"
          aria-label={full.isOn ? "Leave full screen" : "Full screen"}
          aria-keyshortcuts="F"
          onClick={full.toggle}
        >
          <Icon d={full.isOn ? SMALLER : LARGER} isLine />
        </button>
      </div>
    </div>
  );
}

/** Fetches what saves a frame, and has it saved. */
async function save(...frame: Parameters<typeof saveFrame>): Promise<void> {
  const { saveFrame: give } = await import(/* webpackChunkName: "film-save" */ "./save-frame");
  await give(...frame);
}

const PLAY = "M7 3.5 20.5 12 7 20.5z";
const PAUSE = "M6 4h4v16H6zM14 4h4v16h-4z";
const AGAIN = "M19.5 12a7.5 7.5 0 1 1-2.4-5.5M18 2v5h-5";
const LOOP = "M4 11V8q0-2 2-2h13M16 3l3 3-3 3M20 13v3q0 2-2 2H5M8 15l-3 3 3 3";
const CAPTIONS = "M2 5h20v14H2zM6 14h6M15 14h3M6 10.5h3M12 10.5h6";
const SAVE = "M12 3v12M7 10l5 5 5-5M4 20h16";
const LARGER = "M3 9V3h6M21 9V3h-6M3 15v6h6M21 15v6h-6";
const SMALLER = "M9 3v6H3M15 3v6h6M9 21v-6H3M15 21v-6h6";

interface ToggleProps {
  readonly name: string;
  readonly shortcut: string;
  readonly d: string;
  readonly isOn: boolean;
  readonly onPress: () => void;
}

function Toggle({ name, shortcut, d, isOn, onPress }: ToggleProps) {
  return (
    <button
      className={styles.button}
      type="button"
      aria-label={name}
      aria-pressed={isOn}
      aria-keyshortcuts={shortcut}
      onClick={onPress}
    >
      <Icon d={d} isLine />
    </button>
  );
}

function Icon({ d, isLine = false }: { d: string; isLine?: boolean }) {
  return (
    <svg className={isLine ? styles.line : styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
