import Swiper from "swiper";

/** Moves a scroller to one of its sections. */
export interface Mover {
  moveTo(index: number, smooth: boolean): void;
  /** Tells it that the visitor came to rest at a section. */
  restAt(index: number): void;
  detach(): void;
}

/** Length of a slide's way, in ms; what counts is that it is not 0: the browser moves. */
const SPEED = 500;

/**
 * Puts Swiper on the sections that CSS has laid out, in its CSS mode: the browser scrolls and snaps,
 * Swiper says where to. Nothing moves when it comes. Its own touch and resize listeners are taken off:
 * they would hold up scrolling, and pull a visitor in a section taller than the window to its start.
 */
export function createSwiperMover(container: HTMLElement, scroller: HTMLElement): Mover {
  const swiper = new Swiper(container, {
    cssMode: true,
    direction: "vertical",
    slidesPerView: "auto",
    // Where Swiper takes itself to be already: it leaves the scroll position alone.
    initialSlide: 0,
    allowTouchMove: false,
    simulateTouch: false,
    updateOnWindowResize: false,
    resizeObserver: false,
    watchOverflow: false,
    touchStartPreventDefault: false,
  });
  swiper.detachEvents();

  const restAt = (index: number) => {
    swiper.translate = -scroller.scrollTop;
    swiper.updateActiveIndex(index);
    swiper.updateSlidesClasses();
  };
  return {
    restAt,
    moveTo: (index, smooth) => {
      // Fonts and pictures may have changed the heights since.
      swiper.updateSize();
      swiper.updateSlides();
      swiper.translate = -scroller.scrollTop;
      swiper.slideTo(index, smooth ? SPEED : 0);
    },
    detach: () => swiper.destroy(true, false),
  };
}
