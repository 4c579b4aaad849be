import { observer } from "mobx-react-lite";
import { formatRunningTime } from "#lib/format/running-time";
import { speakRunningTime } from "#lib/format/speak-running-time";
import { FullButton, PlayerButton } from "../../player/player-button";
import type { Full } from "../../player/use-full";
import * as styles from "./controls.module.css";
import type { ReelClock } from "./reel-clock";

interface ControlsProps {
  clock: ReelClock;
  hasCaptions: boolean;
  onCaptions: () => void;
  full: Full;
}

export const Controls = observer(function Controls(props: ControlsProps) {
  const { clock, hasCaptions, onCaptions, full } = props;
  const { shownTime: time, isPlaying, seconds } = clock;
  return (
    <div className={styles.controls}>
      <PlayerButton
        className={styles.button}
        name={isPlaying ? "Pause" : "Play"}
        icon={isPlaying ? "pause" : "play"}
        aria-keyshortcuts="Space"
        onClick={clock.toggle}
      />
      <input
        className={styles.place}
        type="range"
        aria-label="Place in the film"
        min={0}
        max={seconds}
        step={0.25}
        value={time}
        aria-valuetext={`${speakRunningTime(time)} of ${speakRunningTime(seconds)}`}
        onChange={({ target }) => clock.seek(target.valueAsNumber)}
      />
      <p className={styles.time}>
        {formatRunningTime(time)} / {formatRunningTime(seconds)}
      </p>
      <PlayerButton
        className={styles.button}
        name="Captions"
        icon="captions"
        aria-pressed={hasCaptions}
        aria-keyshortcuts="C"
        onClick={onCaptions}
      />
      {document.fullscreenEnabled ? <FullButton className={styles.button} full={full} /> : null}
    </div>
  );
});
