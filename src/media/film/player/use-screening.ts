import { reaction } from "mobx";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { useStores } from "#src/data/stores/store-context";
import { followKeys } from "../../player/follow-keys";
import type { ViewingEvent } from "../achievements/viewing";
import type { Film } from "../film";
import { type Load, pictureOf } from "../reel/reel";
import { followScroll } from "./follow-scroll";
import { followGestures } from "./gestures";
import { filmKeys, type PlayerActs } from "./keys";
import type { Hand } from "./projector";
import { Screening } from "./screening";

interface ScreeningNeeds {
  readonly film: Film;
  readonly load: Load | undefined;
  readonly theatre: RefObject<HTMLElement | null>;
  readonly stage: RefObject<HTMLElement | null>;
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly isByHand: boolean;
  readonly isInFrontRow: boolean;
  readonly isFull: boolean;
  readonly track: (event: ViewingEvent) => void;
  readonly acts: PlayerActs;
}

/** How long the curtains take, that of the page and that of the stage, in ms; see their styles. */
const CURTAINS = 1700;

/** Where the film stands still at the top of the window and scrolling turns its frames. */
const SCROLLS = "(max-width: 699px) and (prefers-reduced-motion: no-preference)";

/** Shows the film on its canvas, and follows keys, pointer, wheel and scrolling. */
export function useScreening(needs: ScreeningNeeds): Screening {
  const { loading } = useStores().playMovie;
  const { film, theatre, stage, canvas, isByHand } = needs;
  const now = useEffectEvent(() => needs);
  const [screening] = useState(() => {
    const picture = (frame: number) => {
      const { load } = now();
      return load && pictureOf(load, loading.state, frame);
    };
    const show = (frame: number, hand: Hand) =>
      now().track({ kind: "show", frame, hand, isInFrontRow: now().isInFrontRow });
    return new Screening(film.frames, picture, show);
  });
  const { projector } = screening;

  useEffect(() => {
    const [player, screen, surface] = [theatre.current, stage.current, canvas.current];
    if (!player || !screen || !surface) return undefined;
    const ends = [
      screening.open(surface),
      reaction(
        () => loading.state,
        () => screening.refresh(),
      ),
      followKeys(player, (event) => filmKeys(film, projector, now().acts, event)),
      followGestures(screen, projector, film.frames, () => now().isFull),
      reaction(
        () => projector.isPlaying,
        (isPlaying) => {
          if (!isPlaying && projector.frame < film.frames) now().track({ kind: "pause" });
        },
      ),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [screening, projector, film, loading, theatre, stage, canvas]);

  useEffect(() => {
    const player = theatre.current;
    if (!player || isByHand) return undefined;
    if (window.matchMedia(SCROLLS).matches) {
      return followScroll(film, player, (id) => document.getElementById(id), projector);
    }
    // The film begins once the curtains are gone, unless somebody has begun to turn it by hand; and
    // rests while nobody can see it.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = projector.subscribe(() => clearTimeout(timer));
    const start = reaction(
      () => loading.isRevealed,
      (isRevealed) => {
        if (isRevealed) timer = setTimeout(projector.play, CURTAINS);
      },
      { fireImmediately: true },
    );
    const watching = new IntersectionObserver(([entry]) => {
      if (!entry || entry.isIntersecting) return;
      clearTimeout(timer);
      projector.pause();
    });
    watching.observe(player);
    return () => {
      start();
      stop();
      clearTimeout(timer);
      watching.disconnect();
    };
  }, [film, theatre, isByHand, loading, projector]);

  return screening;
}
