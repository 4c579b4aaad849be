import { wantsNoMotion } from "#src/data/browser/matches-media";
import { reaction } from "mobx";
import { HOME_SECTIONS, slideIndexOfHash } from "#src/app/routing/home-sections";
import type { GeneralStore } from "#src/data/stores/general-store";
import { roomIn, sectionInView } from "./extents";
import { keyStep } from "./key-step";
import type { Mover } from "./swiper-mover";
import { WheelGate } from "./wheel-gate";

/** The sections count as at rest after this time without scrolling, in ms. */
const REST = 120;

/** Part of the screen that a page key moves within a section taller than the screen. */
const SCREEN = 0.85;

/** What an arrow key moves within such a section, in px. */
const LINE = 90;

/** Height of a line where a wheel counts in lines, in px. */
const WHEEL_LINE = 18;

/**
 * Keeps the slide index and the sections of the home page in step: the index moves the sections and
 * writes the address; wheel, keys, focus and, at rest, the finger set the index. Within a section
 * taller than the window the browser scrolls as it does elsewhere.
 */
export class SlidesController {
  private mover: Mover | undefined;
  private rest: ReturnType<typeof setTimeout> | undefined;
  private goal: number | undefined;
  private readonly gate = new WheelGate();

  /** @param path that of the page, which the address may have left again already */
  constructor(
    private readonly scroller: HTMLElement,
    private readonly general: GeneralStore,
    private readonly path = window.location.pathname,
  ) {}

  /** Takes the section that is in view as the index, and follows both from now on. */
  start(): () => void {
    const { scroller, general } = this;
    const listening = new AbortController();
    const { signal } = listening;
    scroller.addEventListener("scroll", () => this.awaitRest(), { passive: true, signal });
    scroller.addEventListener("wheel", (event) => this.turn(event), { signal });
    scroller.addEventListener("focusin", (event) => this.follow(event.target), { signal });
    window.addEventListener("keydown", (event) => this.press(event), { signal });
    const stops = [
      general.setScroller(scroller),
      reaction(
        () => general.slideIndex,
        (index) => this.show(index),
      ),
      // What came to rest under the open menu counts when it is closed.
      reaction(
        () => general.isMenuOpen,
        () => this.goal === undefined && this.awaitRest(),
      ),
    ];
    general.setSlideIndex(this.place());
    if (namesPlace(window.location.hash)) this.writeAddress(general.slideIndex);
    return () => {
      listening.abort();
      clearTimeout(this.rest);
      for (const stop of stops) stop();
      this.mover?.detach();
      this.mover = undefined;
    };
  }

  /** Lets `mover` move the sections from now on. */
  attach(mover: Mover): void {
    this.mover = mover;
    mover.restAt(this.place());
  }

  /** Goes to the start of a section, also where the index names it already. */
  go(index: number): void {
    const goal = Math.min(Math.max(index, 0), this.sections.length - 1);
    this.general.setSlideIndex(goal);
    this.moveTo(goal);
  }

  private get sections(): HTMLElement[] {
    return [...this.scroller.children].filter((child) => child instanceof HTMLElement);
  }

  private place(): number {
    return sectionInView(this.sections, this.scroller);
  }

  /** How far there is to go within a section; nothing on the way to another one. */
  private roomAt(place: number, direction: 1 | -1): number {
    const section = this.goal === undefined ? this.sections[place] : undefined;
    return section ? roomIn(section, this.scroller, direction) : 0;
  }

  private show(index: number): void {
    if (index !== this.place()) this.moveTo(index);
    this.writeAddress(index);
  }

  private moveTo(index: number): void {
    const top = this.sections[index]?.offsetTop;
    if (top === undefined || this.goal === index) return;
    this.goal = index;
    this.awaitRest();
    if (this.mover) this.mover.moveTo(index, movesGently());
    else this.scroller.scrollTo({ top, behavior: movesGently() ? "smooth" : "instant" });
  }

  private scrollBy(top: number): void {
    this.scroller.scrollBy({ top, behavior: movesGently() ? "smooth" : "instant" });
  }

  private awaitRest(): void {
    clearTimeout(this.rest);
    this.rest = setTimeout(() => this.settle(), REST);
  }

  private settle(): void {
    this.goal = undefined;
    const place = this.place();
    this.mover?.restAt(place);
    // Under an open menu the page may still be coming to rest: that is no choice of a section.
    if (!this.general.isMenuOpen) this.general.setSlideIndex(place);
  }

  /** The address names the section, without a step in the history for every turn of the wheel. */
  private writeAddress(index: number): void {
    const { location, history } = window;
    const section = this.sections[index];
    const named = document.getElementById(location.hash.slice(1));
    const isRight = named
      ? section?.contains(named)
      : location.hash === "" && slideIndexOfHash("") === index;
    // Between two pages the address is that of the next one already.
    if (isRight || location.pathname !== this.path) return;
    const page = location.pathname + location.search;
    history.replaceState(history.state, "", index === 0 ? page : `#${HOME_SECTIONS[index]}`);
  }

  private turn(event: WheelEvent): void {
    const { deltaY, deltaX, ctrlKey, deltaMode } = event;
    if (ctrlKey || deltaY === 0 || Math.abs(deltaX) > Math.abs(deltaY)) return;
    const direction = deltaY > 0 ? 1 : -1;
    const place = this.place();
    if (this.roomAt(place, direction) > 0) return;
    event.preventDefault();
    const size = deltaMode === WheelEvent.DOM_DELTA_PIXEL ? deltaY : deltaY * WHEEL_LINE;
    if (this.gate.isStep(size, event.timeStamp)) this.go((this.goal ?? place) + direction);
  }

  private press(event: KeyboardEvent): void {
    const step = keyStep(event);
    if (!step || isCovered()) return;
    event.preventDefault();
    const { by, direction } = step;
    if (by === "end") {
      this.go(direction === 1 ? this.sections.length - 1 : 0);
      return;
    }
    if (event.repeat && this.goal !== undefined) return;
    const place = this.goal ?? this.place();
    const room = this.roomAt(place, direction);
    const far = by === "screen" ? this.scroller.clientHeight * SCREEN : LINE;
    if (room > 0) this.scrollBy(direction * Math.min(room, far));
    else this.go(place + direction);
  }

  /** What the Tab key reaches in another section brings that section, if it shows it. */
  private follow(target: EventTarget | null): void {
    if (!(target instanceof Element) || !target.matches(":focus-visible")) return;
    const index = this.sections.findIndex((section) => section.contains(target));
    const section = this.sections[index];
    if (!section || index === this.general.slideIndex) return;
    const depth = target.getBoundingClientRect().bottom - section.getBoundingClientRect().top;
    if (depth <= this.scroller.clientHeight) this.go(index);
  }
}

/** Whether something lies over the page that the keys belong to. */
function isCovered(): boolean {
  return document.querySelector("dialog[open], [popover]:popover-open") !== null;
}

function movesGently(): boolean {
  return !wantsNoMotion();
}

/** Whether a fragment is for this page: what an identity provider answers in one is for whoever asked (`/main`). */
const namesPlace = (hash: string): boolean =>
  slideIndexOfHash(hash) !== undefined || document.getElementById(hash.slice(1)) !== null;
