import { observer } from "mobx-react-lite";
import type { CSSProperties, RefObject } from "react";
import { FullButton, PlayerButton } from "../../player/player-button";
import type { Full } from "../../player/use-full";
import { type Film, frameWords } from "../film";
import * as styles from "./controls.module.css";
import type { Projector } from "./projector";
import type { saveFrame } from "./save-frame";

interface ControlsProps {
  readonly film: Film;
  readonly projector: Projector;
  readonly hasCaptions: boolean;
  readonly onCaptions: () => void;
  readonly full: Full;
  readonly canvas: RefObject<HTMLCanvasElement | null>;
}

export const Controls = observer(function Controls(props: ControlsProps) {
  const { film, projector, hasCaptions, onCaptions, full, canvas } = props;
  const { frame, isPlaying, isLooping } = projector;
  const isOver = frame === film.frames;
  const loop = () => projector.loop(!isLooping);
  const keep = () => void save(canvas.current, film, frame);
  const tools = [
    { name: "Loop", icon: "loop", isOn: isLooping, keys: "L", act: loop },
    { name: "Captions", icon: "captions", isOn: hasCaptions, keys: "C", act: onCaptions },
    { name: "Save this frame", icon: "save", act: keep },
  ];
  return (
    <div className={styles.controls}>
      <PlayerButton
        className={styles.play}
        name={isPlaying ? "Pause" : isOver ? "Play again" : "Play"}
        icon={isPlaying ? "pause" : isOver ? "again" : "play"}
        aria-keyshortcuts="Space"
        onClick={projector.toggle}
      />
      <input
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
        {tools.map(({ name, icon, isOn, keys, act }) => (
          <PlayerButton
            key={name}
            className={styles.button}
            name={name}
            icon={icon}
            aria-pressed={isOn}
            aria-keyshortcuts={keys}
            onClick={act}
          />
        ))}
        <FullButton className={styles.button} full={full} />
      </div>
    </div>
  );
});

/** Fetches what saves a frame, and has it saved. */
async function save(...frame: Parameters<typeof saveFrame>): Promise<void> {
  const { saveFrame: give } = await import(/* webpackChunkName: "film-save" */ "./save-frame");
  await give(...frame);
}
