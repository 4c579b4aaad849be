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
  callError: Partial<Words> | undefined = undefined;

  private scroller: Element | undefined;

  private scrollTop = 0;
  private isGoingDown = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Selects a section of the home page; ignores invalid indexes. */
  setSlideIndex(index: number): void {
    if (HOME_SECTIONS[index] !== undefined) this.slideIndex = index;
  }

  setCallError(words: Partial<Words> | undefined): void {
    this.callError = words;
  }

  setMenuOpen(isOpen: boolean): void {
    this.isMenuOpen = isOpen;
  }

  /** Sets the element that scrolls in place of the window. Returns a function that unsets it. */
  setScroller(scroller: Element): () => void {
    this.scroller = scroller;
    // A scroll position restored by the browser fires no event.
    this.updateScroll(window);
    return () => {
      if (this.scroller !== scroller) return;
      this.scroller = undefined;
      this.goTopVisible = false;
    };
  }

  /** Starts following the window. Returns a function that stops it. */
  start(window: Window): () => void {
    this.scrollTop = window.scrollY;
    this.measure(window);
    this.setOnline(window.navigator.onLine);

    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener("resize", () => this.measure(window), { signal });
    // Scroll events of elements do not bubble.
    const options = { passive: true, capture: true, signal };
    window.addEventListener("scroll", () => this.updateScroll(window), options);
    window.addEventListener("online", () => this.setOnline(true), { signal });
    window.addEventListener("offline", () => this.setOnline(false), { signal });
    return () => listening.abort();
  }

  private measure(window: Window): void {
    this.isMobile = window.innerWidth <= MOBILE_MAX_WIDTH;
    this.isMac = /\bMacintosh\b/.test(window.navigator.userAgent);
    this.updateScroll(window);
  }

  private updateScroll(window: Window): void {
    const scrollTop = this.scroller?.scrollTop ?? window.scrollY;
    if (scrollTop !== this.scrollTop) this.isGoingDown = scrollTop > this.scrollTop;
    this.scrollTop = scrollTop;
    // An element that scrolls shows one screen at a time, so the button covers no text.
    this.goTopVisible = isGoTopVisible(window, scrollTop, this.isGoingDown && !this.scroller);
  }

  private setOnline(isOnline: boolean): void {
    this.isOnline = isOnline;
  }
}
