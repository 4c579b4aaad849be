import { type RefObject, useEffect, useRef } from "react";
import type { ReelClock } from "./reel-clock";

/** Seconds that an arrow goes on or back. */
const STEP = 5;

interface PlayerActs {
  clock: ReelClock;
  toggleCaptions: () => void;
  toggleFullScreen: () => void;
}

/** Space plays and pauses, arrows go on and back, F is full screen, C captions: anywhere in the player. */
export function usePlayerKeys(player: RefObject<HTMLElement | null>, acts: PlayerActs): void {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    const listening = new AbortController();
    player.current?.addEventListener("keydown", (event) => act(event, latest.current), {
      signal: listening.signal,
    });
    return () => listening.abort();
  }, [player]);
}

function act(event: KeyboardEvent, { clock, toggleCaptions, toggleFullScreen }: PlayerActs): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  // Space presses the button that has the focus.
  const isOnButton = (event.target as Element).closest("button") !== null;
  const acts: Record<string, () => void> = {
    ...(isOnButton ? {} : { " ": clock.toggle }),
    ArrowLeft: () => clock.seek(clock.time - STEP),
    ArrowRight: () => clock.seek(clock.time + STEP),
    f: toggleFullScreen,
    c: toggleCaptions,
  };
  const wanted = acts[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!wanted) return;
  event.preventDefault();
  wanted();
}
