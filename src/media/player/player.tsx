import { observer } from "mobx-react-lite";
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useRef,
} from "react";
import type { Playback } from "./playback";
import { PlayerButton } from "./player-button";
import * as styles from "./player.module.css";
import { useFullScreen } from "./use-full-screen";
import { shortcutOf } from "#src/data/browser/shortcut";
import { Stack } from "#src/ui/primitives/elements";

export type KeyActs = Readonly<Record<string, (() => void) | undefined>>;

interface PlayerProps {
  readonly playback: Playback;
  readonly title: string;
  readonly classes: Readonly<Record<"player" | "stage" | "panel", string | undefined>>;
  readonly colors?: { readonly "data-unit"?: string; readonly "data-office"?: string };
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
  /** Position as text for the slider, and as shown figures. */
  readonly valueText: string;
  readonly figures: readonly [place: string, all: string];
  /** Shortcuts besides space, C and F. */
  readonly keys: KeyActs;
  readonly tools?: ReactNode;
  readonly below?: ReactNode;
}

/** A player with a stage, controls, and shortcuts while the focus is inside. */
export const Player = observer(function Player(props: PlayerProps) {
  const { playback, title, classes, colors, stage, children } = props;
  const { valueText, figures, keys, tools, below } = props;
  const { shown, isPlaying, isOver, hasCaptions, reel } = playback;
  const player = useRef<HTMLElement>(null);
  const fullScreen = useFullScreen(player);
  const onKeyDown = (event: KeyboardEvent) => {
    const shortcut = shortcutOf(event.nativeEvent);
    // Space presses the focused button.
    if (shortcut === " " && (event.target as Element).closest("button")) return;
    const acts: KeyActs = {
      " ": playback.toggle,
      c: playback.toggleCaptions,
      f: fullScreen.toggle,
      ...keys,
    };
    const act = acts[shortcut];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- shortcuts of what buttons do too
    <section
      ref={player}
      className={`${styles.player} ${classes.player}`}
      aria-label={`Film: ${title}`}
      data-full={fullScreen.mode}
      data-playing={isPlaying || undefined}
      {...colors}
      onKeyDown={onKeyDown}
    >
      <div ref={stage} className={classes.stage}>
        {children}
      </div>
      <div className={classes.panel}>
        <Stack className={styles.controls}>
          <PlayerButton
            className={styles.play}
            name={isPlaying ? "Pause" : isOver ? "Play again" : "Play"}
            icon={isPlaying ? "pause" : isOver ? "again" : "play"}
            aria-keyshortcuts="Space"
            onClick={playback.toggle}
          />
          <input
            className={styles.place}
            style={{ "--at": (shown - reel.first) / (reel.last - reel.first) } as CSSProperties}
            type="range"
            aria-label="Place in the film"
            min={reel.first}
            max={reel.last}
            step={reel.step}
            value={shown}
            aria-valuetext={valueText}
            onChange={({ target }) => playback.seek(target.valueAsNumber)}
          />
          <p className={styles.figures} aria-hidden="true">
            <b>{figures[0]}</b>
            <span>/{figures[1]}</span>
          </p>
          <div className={styles.tools}>
            {tools}
            <PlayerButton
              name="Captions"
              icon="captions"
              aria-pressed={hasCaptions}
              aria-keyshortcuts="C"
              onClick={playback.toggleCaptions}
            />
            <PlayerButton
              name={fullScreen.mode ? "Leave full screen" : "Full screen"}
              icon={fullScreen.mode ? "smaller" : "larger"}
              aria-keyshortcuts="F"
              onClick={fullScreen.toggle}
            />
          </div>
        </Stack>
        {below}
      </div>
    </section>
  );
});
