import { makeAutoObservable } from "mobx";
import type { Words } from "#lib/api/envelope";
import { MOBILE_MAX_WIDTH } from "#src/app/routing/breakpoint";
import { HOME_SECTIONS } from "#src/app/routing/home-sections";
import { offersWayUp } from "#src/data/browser/offers-way-up";

/** State of the whole site that no page owns (SPEC sections 3 and 4). It is never persisted. */
export class GeneralStore {
  isMobile = false;
  isMac = false;
  isOnline = true;

  goTopVisible = false;

  isMenuOpen = false;

  slideIndex = 0;

  /** The words of the last failed call, if they are for the page alone and no notice (403, SPEC section 8). */
  refusal: Partial<Words> | undefined = undefined;

  /** What scrolls in the window's place, on pages where something does. */
  private scroller: Element | undefined;

  /** How far the page was scrolled when that was last told, and whether it was on the way down. */
  private way = 0;
  private isGoingDown = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Goes to a section of the home page; what is the index of none changes nothing. */
  setSlideIndex(index: number): void {
    if (HOME_SECTIONS[index] !== undefined) this.slideIndex = index;
  }

  noteRefusal(words: Partial<Words> | undefined): void {
    this.refusal = words;
  }

  setMenuOpen(isOpen: boolean): void {
    this.isMenuOpen = isOpen;
  }

  /** Says that `scroller` scrolls in the window's place from now on. Gives the function that ends it. */
  setScroller(scroller: Element): () => void {
    this.scroller = scroller;
    // The browser may have brought it to where it was: that is not told again.
    this.noteScroll(window);
    return () => {
      if (this.scroller !== scroller) return;
      this.scroller = undefined;
      this.goTopVisible = false;
    };
  }

  /** Follows the window from now on. Gives the function that ends it. */
  start(window: Window): () => void {
    this.way = window.scrollY;
    this.measure(window);
    this.noteOnline(window.navigator.onLine);

    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener("resize", () => this.measure(window), { signal });
    // What scrolls within the page tells it only on the way down.
    const options = { passive: true, capture: true, signal };
    window.addEventListener("scroll", () => this.noteScroll(window), options);
    window.addEventListener("online", () => this.noteOnline(true), { signal });
    window.addEventListener("offline", () => this.noteOnline(false), { signal });
    return () => listening.abort();
  }

  private measure(window: Window): void {
    this.isMobile = window.innerWidth <= MOBILE_MAX_WIDTH;
    this.isMac = /\bMacintosh\b/.test(window.navigator.userAgent);
    this.noteScroll(window);
  }

  private noteScroll(window: Window): void {
    const way = this.scroller?.scrollTop ?? window.scrollY;
    if (way !== this.way) this.isGoingDown = way > this.way;
    this.way = way;
    // What scrolls instead of the window shows one screen after the other: nobody reads on there.
    this.goTopVisible = offersWayUp(window, way, this.isGoingDown && !this.scroller);
  }

  private noteOnline(isOnline: boolean): void {
    this.isOnline = isOnline;
  }
}
