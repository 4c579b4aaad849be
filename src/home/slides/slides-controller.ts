import { wantsNoMotion } from "#src/data/browser/matches-media";
import { reaction } from "mobx";
import { HOME_SECTIONS, slideIndexOfHash } from "#src/app/routing/home-sections";
import type { GeneralStore } from "#src/data/stores/general-store";
import { remainingScroll, sectionInView } from "./extents";
import { keyStep } from "./key-step";
import type { SlideScroller } from "./swiper-scroller";
import { WheelSteps } from "./wheel-steps";

/** Time without scroll events after which the sections are at rest, in ms. */
const REST = 120;

/** Share of the screen per page key, within a section taller than the screen. */
const SCREEN = 0.85;

/** Pixels per arrow key within such a section. */
const LINE = 90;

/** Pixels per line of a wheel that counts in lines. */
const WHEEL_LINE = 18;

/**
 * Syncs the slide index with the sections of the home page: the index scrolls the sections and writes the address;
 * wheel, keys, focus, and touch once at rest, set the index. Within a section taller than the window the browser
 * scrolls natively.
 */
export class SlidesController {
  private swiper: SlideScroller | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private target: number | undefined;
  private readonly steps = new WheelSteps();

  /** @param path of the page; the address may have changed already */
  constructor(
    private readonly scroller: HTMLElement,
    private readonly general: GeneralStore,
    private readonly path = window.location.pathname,
  ) {}

  /** Sets the index to the visible section, and keeps both in sync. Returns a function that stops it. */
  start(): () => void {
    const { scroller, general } = this;
    const listening = new AbortController();
    const { signal } = listening;
    scroller.addEventListener("scroll", () => this.settleSoon(), { passive: true, signal });
    scroller.addEventListener("wheel", (event) => this.onWheel(event), { signal });
    scroller.addEventListener("focusin", (event) => this.reveal(event.target), { signal });
    window.addEventListener("keydown", (event) => this.onKeyDown(event), { signal });
    const stops = [
      general.setScroller(scroller),
      reaction(
        () => general.slideIndex,
        (index) => this.show(index),
      ),
      // The section under the menu is selected when it closes.
      reaction(
        () => general.isMenuOpen,
        () => this.target === undefined && this.settleSoon(),
      ),
    ];
    general.setSlideIndex(this.current());
    if (namesElement(window.location.hash)) this.writeAddress(general.slideIndex);
    return () => {
      listening.abort();
      clearTimeout(this.timer);
      for (const stop of stops) stop();
      this.swiper?.detach();
      this.swiper = undefined;
    };
  }

  attach(scroller: SlideScroller): void {
    this.swiper = scroller;
    scroller.settleAt(this.current());
  }

  /** Scrolls to the start of a section, even if the index already names it. */
  go(index: number): void {
    const target = Math.min(Math.max(index, 0), this.sections.length - 1);
    this.general.setSlideIndex(target);
    this.moveTo(target);
  }

  private get sections(): HTMLElement[] {
    return [...this.scroller.children].filter((child) => child instanceof HTMLElement);
  }

  private current(): number {
    return sectionInView(this.sections, this.scroller);
  }

  /** Pixels left to scroll within a section; 0 on the way to another one. */
  private remaining(index: number, direction: 1 | -1): number {
    const section = this.target === undefined ? this.sections[index] : undefined;
    return section ? remainingScroll(section, this.scroller, direction) : 0;
  }

  private show(index: number): void {
    if (index !== this.current()) this.moveTo(index);
    this.writeAddress(index);
  }

  private moveTo(index: number): void {
    const top = this.sections[index]?.offsetTop;
    if (top === undefined || this.target === index) return;
    this.target = index;
    this.settleSoon();
    if (this.swiper) this.swiper.moveTo(index, movesGently());
    else this.scroller.scrollTo({ top, behavior: movesGently() ? "smooth" : "instant" });
  }

  private scrollBy(top: number): void {
    this.scroller.scrollBy({ top, behavior: movesGently() ? "smooth" : "instant" });
  }

  private settleSoon(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.settle(), REST);
  }

  private settle(): void {
    this.target = undefined;
    const index = this.current();
    this.swiper?.settleAt(index);
    // Scrolling under an open menu does not select a section.
    if (!this.general.isMenuOpen) this.general.setSlideIndex(index);
  }

  /** Names the section in the address, without a history entry for each. */
  private writeAddress(index: number): void {
    const { location, history } = window;
    const section = this.sections[index];
    const named = document.getElementById(location.hash.slice(1));
    const isRight = named
      ? section?.contains(named)
      : location.hash === "" && slideIndexOfHash("") === index;
    // During navigation the address is already that of the next page.
    if (isRight || location.pathname !== this.path) return;
    const page = location.pathname + location.search;
    history.replaceState(history.state, "", index === 0 ? page : `#${HOME_SECTIONS[index]}`);
  }

  private onWheel(event: WheelEvent): void {
    const { deltaY, deltaX, ctrlKey, deltaMode } = event;
    if (ctrlKey || deltaY === 0 || Math.abs(deltaX) > Math.abs(deltaY)) return;
    const direction = deltaY > 0 ? 1 : -1;
    const index = this.current();
    if (this.remaining(index, direction) > 0) return;
    event.preventDefault();
    const size = deltaMode === WheelEvent.DOM_DELTA_PIXEL ? deltaY : deltaY * WHEEL_LINE;
    if (this.steps.record(size, event.timeStamp)) this.go((this.target ?? index) + direction);
  }

  private onKeyDown(event: KeyboardEvent): void {
    const step = keyStep(event);
    if (!step || isKeyboardTaken()) return;
    event.preventDefault();
    const { by, direction } = step;
    if (by === "end") {
      this.go(direction === 1 ? this.sections.length - 1 : 0);
      return;
    }
    if (event.repeat && this.target !== undefined) return;
    const index = this.target ?? this.current();
    const room = this.remaining(index, direction);
    const distance = by === "screen" ? this.scroller.clientHeight * SCREEN : LINE;
    if (room > 0) this.scrollBy(direction * Math.min(room, distance));
    else this.go(index + direction);
  }

  /** Scrolls to a section that Tab has moved the focus to, if it shows the focus. */
  private reveal(target: EventTarget | null): void {
    if (!(target instanceof Element) || !target.matches(":focus-visible")) return;
    const index = this.sections.findIndex((section) => section.contains(target));
    const section = this.sections[index];
    if (!section || index === this.general.slideIndex) return;
    const depth = target.getBoundingClientRect().bottom - section.getBoundingClientRect().top;
    if (depth <= this.scroller.clientHeight) this.go(index);
  }
}

/** True if a dialog or popover handles the keys. */
const isKeyboardTaken = (): boolean =>
  document.querySelector("dialog[open], [popover]:popover-open") !== null;

const movesGently = (): boolean => !wantsNoMotion();

/** True for a section or an element. Other fragments, such as an answer of an identity provider to `/main`, are kept. */
const namesElement = (hash: string): boolean =>
  slideIndexOfHash(hash) !== undefined || document.getElementById(hash.slice(1)) !== null;
