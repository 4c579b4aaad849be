import { matchesMedia } from "#src/data/browser/matches-media";
import { reaction, when } from "mobx";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { useStores } from "#src/data/stores/store-context";
import type { Playback } from "../../player/playback";
import type { Viewing } from "../achievements/viewing";
import type { Film } from "../film";
import { pictureOf, type Reel } from "../reel/reel";
import { followScroll } from "./follow-scroll";
import { followGestures, isFull } from "./gestures";
import { screenFilm } from "./screening";

interface ScreeningOptions {
  readonly film: Film;
  readonly reel: Reel | undefined;
  readonly stage: RefObject<HTMLElement | null>;
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly isByHand: boolean;
  readonly track: (update: (viewing: Viewing) => void) => void;
}

/** Duration of the opening of the stage's curtain after the reveal, in ms; repeated in the styles. */
const CURTAIN = 1200;

/** Viewports on which the film is sticky and follows scrolling. */
const SCROLLS = "(max-width: 699px) and (prefers-reduced-motion: no-preference)";

/** Shows the film on its canvas, and follows pointer, wheel and scrolling. */
export function useScreening(options: ScreeningOptions): Playback {
  const { loading } = useStores().playMovie;
  const { film, reel, stage, canvas, isByHand } = options;
  const track = useEffectEvent(options.track);
  const [screening] = useState(() => screenFilm(film.frames, canvas));
  const { playback } = screening;

  useEffect(() => {
    const screen = stage.current as HTMLElement;
    const cleanups = [
      screening.open(),
      followGestures(screen, playback),
      reaction(
        () => playback.shown,
        (frame) => {
          const isInFrontRow = playback.hasCaptions && isFull(screen);
          track((viewing) => viewing.show(frame, !playback.isPlaying, isInFrontRow));
        },
      ),
      reaction(
        () => playback.isPlaying || playback.isOver,
        (isRunning) => isRunning || track((viewing) => viewing.pause()),
      ),
    ];
    return () => {
      for (const end of cleanups) end();
    };
  }, [screening, playback, stage]);

  useEffect(() => {
    if (!reel) return undefined;
    return reaction(
      () => loading.state,
      (state) => screening.setPictures((frame) => pictureOf(reel, state, frame)),
      { fireImmediately: true },
    );
  }, [screening, reel, loading]);

  useEffect(() => {
    const player = stage.current?.parentElement;
    if (!player || isByHand) return undefined;
    if (matchesMedia(SCROLLS)) return followScroll(film, player, playback);
    // Starts the film after the curtain, unless the visitor has used it before or the page is hidden.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stopWaiting = when(
      () => loading.isRevealed,
      () => {
        timer = setTimeout(playback.play, CURTAIN);
      },
    );
    const leave = () => {
      stopWaiting();
      clearTimeout(timer);
    };
    const stopWatching = when(() => playback.isPlaying || playback.shown !== 1, leave);
    const watching = new IntersectionObserver(([entry]) => {
      if (!entry || entry.isIntersecting) return;
      leave();
      playback.pause();
    });
    watching.observe(player);
    return () => {
      leave();
      stopWatching();
      watching.disconnect();
    };
  }, [film, stage, isByHand, loading, playback]);

  return playback;
}
