import { type RefObject, useCallback, useEffect, useRef } from "react";
import { slideIndexOfHash } from "#src/app/routing/home-sections";
import { useStores } from "#src/data/stores/store-context";
import { SlidesController } from "./slides-controller";

const SIGNS = ["pointermove", "pointerdown", "touchstart", "wheel", "keydown"] as const;

/**
 * Makes slides of the sections in `scroller`, which CSS has laid out: initially by the browser alone,
 * then by Swiper, which is fetched when somebody is there who may turn them. `location` is the page's own, another object after every
 * navigation. Gives the function that goes to a section.
 */
export function useSlides(
  scroller: RefObject<HTMLElement | null>,
  location: Pick<Location, "hash" | "pathname">,
): (index: number) => void {
  const { general } = useStores();
  const controller = useRef<SlidesController>(undefined);
  const shown = useRef(location);

  useEffect(() => {
    const element = scroller.current;
    const container = element?.parentElement;
    if (!element || !container) return;
    const own = new SlidesController(element, general, shown.current.pathname);
    controller.current = own;
    const stop = own.start();
    const waiting = new AbortController();
    const { signal } = waiting;
    const fetchSwiper = (): void => {
      for (const type of SIGNS) window.removeEventListener(type, fetchSwiper);
      import(/* webpackChunkName: "home-swiper" */ "./swiper-mover").then(
        ({ createSwiperMover }) => {
          if (!signal.aborted) own.attach(createSwiperMover(container, element));
        },
        // Without Swiper the browser goes on by itself.
        () => {},
      );
    };
    for (const type of SIGNS) window.addEventListener(type, fetchSwiper, { passive: true, signal });
    return () => {
      waiting.abort();
      stop();
    };
  }, [general, scroller]);

  useEffect(() => {
    // When the page comes, the browser is where its address says, or where the visitor has gone since.
    if (shown.current === location) return;
    shown.current = location;
    const named = slideIndexOfHash(location.hash);
    if (named !== undefined) controller.current?.go(named);
  }, [location]);

  return useCallback((index) => controller.current?.go(index), []);
}
