import { type RefObject, useCallback, useEffect, useRef } from "react";
import { slideIndexOfHash } from "../../../lib/home-sections";
import { useStores } from "../../../stores/store-context";
import { SlidesController } from "./slides-controller";

/**
 * Makes slides of the sections in `scroller`, which CSS has laid out: at first by the browser alone,
 * then by Swiper, which is fetched. `location` is the page's own, another object after every
 * navigation. Gives the function that goes to a section.
 */
export function useSlides(
  scroller: RefObject<HTMLElement | null>,
  location: { hash: string },
): (index: number) => void {
  const { general } = useStores();
  const controller = useRef<SlidesController>(undefined);
  const shown = useRef(location);

  useEffect(() => {
    const element = scroller.current;
    const container = element?.parentElement;
    if (!element || !container) return;
    const own = new SlidesController(element, general);
    controller.current = own;
    let isOver = false;
    const stop = own.start();
    import(/* webpackChunkName: "home-swiper" */ "./swiper-mover").then(
      ({ createSwiperMover }) => {
        if (!isOver) own.attach(createSwiperMover(container, element));
      },
      // Without Swiper the browser goes on by itself.
      () => {},
    );
    return () => {
      isOver = true;
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
