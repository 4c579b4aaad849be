import Swiper from "swiper";

/** Brings a palette into the middle of the row. */
export interface PaletteSwiper {
  moveTo(index: number): void;
  detach(): void;
}

/** Length of the way, in ms; what counts is that it is not 0: the browser moves. */
const SPEED = 300;

/**
 * Puts Swiper on the row of palettes, in its CSS mode, as on the home page: the browser scrolls and snaps,
 * Swiper says where to.
 */
export function createPaletteSwiper(container: HTMLElement, row: HTMLElement): PaletteSwiper {
  const swiper = new Swiper(container, {
    cssMode: true,
    slidesPerView: "auto",
    centeredSlides: true,
    centeredSlidesBounds: true,
    spaceBetween: 10,
    allowTouchMove: false,
    simulateTouch: false,
    updateOnWindowResize: false,
    resizeObserver: false,
    touchStartPreventDefault: false,
  });
  swiper.detachEvents();
  return {
    moveTo(index) {
      swiper.updateSize();
      swiper.updateSlides();
      swiper.translate = -row.scrollLeft;
      swiper.slideTo(index, SPEED);
    },
    detach: () => swiper.destroy(true, false),
  };
}
