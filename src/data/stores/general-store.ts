import { makeAutoObservable } from "mobx";
import type { Words } from "#lib/api/envelope";
import { MOBILE_MAX_WIDTH } from "#src/app/routing/breakpoint";
import { HOME_SECTIONS } from "#src/app/routing/home-sections";
import { isGoTopVisible } from "#src/data/browser/go-top-visible";

/** State of the whole site (SPEC sections 3 and 4). Never persisted. */
export class GeneralStore {
  isMobile = false;
  isMac = false;
  isOnline = true;

  goTopVisible = false;

  isMenuOpen = false;

  slideIndex = 0;

  /** Message of the last failed call that is shown on the page rather than as a toast (403, SPEC section 8). */
  refusal: Partial<Words> | undefined = undefined;

  private scroller: Element | undefined;

  /** Last known scroll position, and direction. */
  private way = 0;
  private isGoingDown = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Selects a section of the home page; ignores invalid indexes. */
  setSlideIndex(index: number): void {
    if (HOME_SECTIONS[index] !== undefined) this.slideIndex = index;
  }

  setRefusal(words: Partial<Words> | undefined): void {
    this.refusal = words;
  }

  setMenuOpen(isOpen: boolean): void {
    this.isMenuOpen = isOpen;
  }

  /** Sets the element that scrolls in place of the window. Returns a function that unsets it. */
  setScroller(scroller: Element): () => void {
    this.scroller = scroller;
    // A scroll position restored by the browser fires no event.
    this.noteScroll(window);
    return () => {
      if (this.scroller !== scroller) return;
      this.scroller = undefined;
      this.goTopVisible = false;
    };
  }

  /** Starts following the window. Returns a function that stops it. */
  start(window: Window): () => void {
    this.way = window.scrollY;
    this.measure(window);
    this.noteOnline(window.navigator.onLine);

    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener("resize", () => this.measure(window), { signal });
    // Scroll events of elements do not bubble.
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
    // An element that scrolls shows one screen at a time, so the button covers no text.
    this.goTopVisible = isGoTopVisible(window, way, this.isGoingDown && !this.scroller);
  }

  private noteOnline(isOnline: boolean): void {
    this.isOnline = isOnline;
  }
}
