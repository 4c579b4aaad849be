import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { reaction } from "mobx";
import { useStores } from "#src/data/stores/store-context";
import type { ViewingEvent } from "../achievements/viewing";
import type { Film } from "../film";
import { type Load, pictureOf } from "../reel/reel";
import { followScroll } from "./follow-scroll";
import { followGestures } from "./gestures";
import { followKeys } from "../../player/follow-keys";
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
  readonly hasCaptions: boolean;
  readonly note: (event: ViewingEvent) => void;
  readonly acts: PlayerActs & { readonly isFull: boolean };
}

/** How long the curtains take, that of the page and that of the stage, in ms; see their styles. */
const CURTAINS = 1700;

/** Where the film stands still at the top of the window and scrolling turns its frames. */
const SCROLLS = "(max-width: 699px) and (prefers-reduced-motion: no-preference)";

/** Shows the film on its canvas, and follows keys, pointer, wheel and scrolling. */
export function useScreening(needs: ScreeningNeeds) {
  const { loading } = useStores().playMovie;
  const { film, load, theatre, stage, canvas, isByHand, hasCaptions, note, acts } = needs;
  const [screening] = useState(() => new Screening(film.frames));
  const { projector } = screening;
  const picture = useEffectEvent((frame: number) => load && pictureOf(load, loading.state, frame));
  const keys = useEffectEvent((event: KeyboardEvent) => filmKeys(film, projector, acts, event));
  const isFull = useEffectEvent(() => acts.isFull);
  const tell = useEffectEvent(note);
  const show = useEffectEvent((frame: number, hand: Hand) =>
    note({ kind: "show", frame, hand, isInFrontRow: hasCaptions && acts.isFull }),
  );

  useEffect(() => {
    const [player, screen, surface] = [theatre.current, stage.current, canvas.current];
    if (!player || !screen || !surface) return undefined;
    let wasPlaying = false;
    const ends = [
      screening.open(surface, {
        pictureOf: (frame) => picture(frame),
        onShow: (frame, hand) => show(frame, hand),
      }),
      reaction(
        () => loading.state,
        () => screening.refresh(),
      ),
      followKeys(player, (event) => keys(event)),
      followGestures(screen, projector, film.frames, () => isFull()),
      projector.subscribe(() => {
        const { isPlaying, frame } = projector;
        if (wasPlaying && !isPlaying && frame < film.frames) tell({ kind: "pause" });
        wasPlaying = isPlaying;
      }),
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
    const stop = projector.subscribe(() => clearTimeout(timer));
    let timer: ReturnType<typeof setTimeout> | undefined;
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

  return { screening, projector };
}
