import { type RefObject, useCallback, useEffect, useRef } from "react";
import { slideIndexOfHash } from "#src/app/routing/home-sections";
import { useStores } from "#src/data/stores/store-context";
import { SlidesController } from "./slides-controller";

const ACTIVITY = ["pointermove", "pointerdown", "touchstart", "wheel", "keydown"] as const;

/**
 * Turns the sections in `scroller` into slides: at first natively, then by Swiper, which is loaded when the visitor may
 * need it. `location` is a new object after each navigation. Returns a function that scrolls to a section.
 */
export function useSlides(
  scroller: RefObject<HTMLElement | null>,
  location: Pick<Location, "hash" | "pathname">,
): (index: number) => void {
  const { general } = useStores();
  const controller = useRef<SlidesController>(undefined);
  const handledLocation = useRef(location);

  useEffect(() => {
    const element = scroller.current;
    const container = element?.parentElement;
    if (!element || !container) return;
    const slides = new SlidesController(element, general, handledLocation.current.pathname);
    controller.current = slides;
    const stop = slides.start();
    const waiting = new AbortController();
    const { signal } = waiting;
    const fetchSwiper = (): void => {
      for (const type of ACTIVITY) window.removeEventListener(type, fetchSwiper);
      import(/* webpackChunkName: "home-swiper" */ "./swiper-scroller").then(
        ({ createSwiperScroller }) => {
          if (!signal.aborted) slides.attach(createSwiperScroller(container, element));
        },
        () => {},
      );
    };
    for (const type of ACTIVITY)
      window.addEventListener(type, fetchSwiper, { passive: true, signal });
    return () => {
      waiting.abort();
      stop();
    };
  }, [general, scroller]);

  useEffect(() => {
    // On mount the browser has scrolled to the address, or the visitor elsewhere.
    if (handledLocation.current === location) return;
    handledLocation.current = location;
    const index = slideIndexOfHash(location.hash);
    if (index !== undefined) controller.current?.go(index);
  }, [location]);

  return useCallback((index) => controller.current?.go(index), []);
}
