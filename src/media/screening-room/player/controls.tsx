import { formatRunningTime } from "#lib/format/running-time";
import { speakRunningTime } from "#lib/format/speak-running-time";
import * as styles from "./controls.module.css";
import type { ReelClock } from "./reel-clock";
import type { FullScreen } from "./use-full-screen";

interface ControlsProps {
  clock: ReelClock;
  time: number;
  isPlaying: boolean;
  hasCaptions: boolean;
  onCaptions: () => void;
  fullScreen: FullScreen;
}

/** Play, the place in the film, captions, full screen. */
export function Controls({
  clock,
  time,
  isPlaying,
  hasCaptions,
  onCaptions,
  fullScreen,
}: ControlsProps) {
  return (
    <div className={styles.controls}>
      <button
        className={styles.button}
        type="button"
        aria-label={isPlaying ? "Pause" : "Play"}
        aria-keyshortcuts="Space"
        onClick={clock.toggle}
      >
        <Icon d={isPlaying ? "M6 4h4v16H6zM14 4h4v16h-4z" : "M7 3.5 20.5 12 7 20.5z"} />
      </button>
      <input
        className={styles.place}
        type="range"
        aria-label="Place in the film"
        min={0}
        max={clock.seconds}
        step={0.1}
        value={time}
        aria-valuetext={`${speakRunningTime(time)} of ${speakRunningTime(clock.seconds)}`}
        onChange={({ target }) => clock.seek(target.valueAsNumber)}
      />
      <p className={styles.time}>
        {formatRunningTime(time)} / {formatRunningTime(clock.seconds)}
      </p>
      <button
        className={styles.button}
        type="button"
        aria-label="Captions"
        aria-pressed={hasCaptions}
        aria-keyshortcuts="C"
        onClick={onCaptions}
      >
        <Icon d="M2 5h20v14H2zM6 14h6M15 14h3M6 10.5h3M12 10.5h6" isLine />
      </button>
      {fullScreen.isPossible ? (
        <button
          className={styles.button}
          type="button"
          aria-label={fullScreen.isOn ? "Leave full screen" : "Full screen"}
          aria-keyshortcuts="F"
          onClick={fullScreen.toggle}
        >
          <Icon
            d={
              fullScreen.isOn
                ? "M9 3v6H3M15 3v6h6M9 21v-6H3M15 21v-6h6"
                : "M3 9V3h6M21 9V3h-6M3 15v6h6M21 15v6h-6"
            }
            isLine
          />
        </button>
      ) : null}
    </div>
  );
}

function Icon({ d, isLine = false }: { d: string; isLine?: boolean }) {
  return (
    <svg className={isLine ? styles.line : styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
