import Swiper from "swiper";

export interface SlideScroller {
  moveTo(index: number, smooth: boolean): void;
  /** Reports that the visitor has scrolled to a section. */
  settleAt(index: number): void;
  detach(): void;
}

/** Duration of a move, in ms. Any value but 0 animates; in CSS mode the browser chooses the real duration. */
const SPEED = 500;

/**
 * Attaches Swiper in CSS mode to the sections: the browser scrolls and snaps, Swiper chooses the target. Nothing moves
 * on attach. Its touch and resize listeners are removed: they delay scrolling, and snap sections taller than the window
 * to their start.
 */
export function createSwiperScroller(container: HTMLElement, scroller: HTMLElement): SlideScroller {
  const swiper = new Swiper(container, {
    cssMode: true,
    direction: "vertical",
    slidesPerView: "auto",
    // Prevents Swiper from changing the scroll position.
    initialSlide: 0,
    allowTouchMove: false,
    simulateTouch: false,
    updateOnWindowResize: false,
    resizeObserver: false,
    watchOverflow: false,
    touchStartPreventDefault: false,
  });
  swiper.detachEvents();

  const settleAt = (index: number) => {
    swiper.translate = -scroller.scrollTop;
    swiper.updateActiveIndex(index);
    swiper.updateSlidesClasses();
  };
  return {
    settleAt,
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
