/** @jest-environment jsdom */
import { GeneralStore } from "#src/data/stores/general-store";
import { SlidesController } from "./slides-controller";
import type { SlideScroller } from "./swiper-scroller";

const HEIGHT = 800;
/** Heights of the sections; the last is taller than the window. */
const HEIGHTS = [800, 800, 800, 800, 1500];

let scroller: HTMLElement;
let general: GeneralStore;
let controller: SlidesController;
let stop: () => void;

/** A scroller with positions, which jsdom lacks, and immediate moves. */
function createScroller(scrollTop = 0): HTMLElement {
  const element = document.createElement("div");
  let top = 0;
  for (const [index, height] of HEIGHTS.entries()) {
    const section = element.appendChild(document.createElement("section"));
    section.id = ["main", "updates", "productions", "news", "features"][index] ?? "";
    section.innerHTML = "<a href='#'>link</a>";
    Object.defineProperties(section, {
      offsetTop: { value: top },
      offsetHeight: { value: height },
    });
    top += height;
  }
  Object.defineProperty(element, "clientHeight", { value: HEIGHT });
  element.scrollTop = scrollTop;
  const scrollTo = (goal: number) => {
    element.scrollTop = Math.min(Math.max(goal, 0), top - HEIGHT);
    element.dispatchEvent(new Event("scroll"));
  };
  element.scrollTo = (({ top: goal }: ScrollToOptions) => scrollTo(goal ?? 0)) as never;
  element.scrollBy = (({ top: way }: ScrollToOptions) =>
    scrollTo(element.scrollTop + (way ?? 0))) as never;
  return document.body.appendChild(element);
}

function begin(scrollTop = 0, address = "/") {
  history.replaceState(null, "", address);
  scroller = createScroller(scrollTop);
  general = new GeneralStore();
  controller = new SlidesController(scroller, general);
  stop = controller.start();
}

const rest = () => jest.advanceTimersByTime(1000);
const state = () => [general.slideIndex, scroller.scrollTop, location.pathname + location.hash];

function press(key: string, init: KeyboardEventInit = {}) {
  const event = new KeyboardEvent("keydown", { key, cancelable: true, bubbles: true, ...init });
  document.body.dispatchEvent(event);
  return event.defaultPrevented;
}

function turn(deltaY: number, init: WheelEventInit = {}) {
  const event = new WheelEvent("wheel", { deltaY, cancelable: true, ...init });
  scroller.dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(() => {
  jest.useFakeTimers();
  window.matchMedia = (() => ({ matches: true })) as never;
  const matches = Element.prototype.matches;
  // jsdom has neither popovers nor `:focus-visible`.
  jest.spyOn(Element.prototype, "matches").mockImplementation(function (this: Element, rule) {
    return rule === ":focus-visible" || matches.call(this, rule);
  });
  jest.spyOn(document, "querySelector").mockReturnValue(null);
});

afterEach(() => {
  stop();
  document.body.replaceChildren();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it("leaves a foreign fragment in the address until the visitor moves", () => {
  begin(0, "/#state=a&code=b");
  expect(state()).toEqual([0, 0, "/#state=a&code=b"]);
  general.setSlideIndex(1);
  expect(state()).toEqual([1, 800, "/#updates"]);
});

it("leaves an address alone that names something in the section", () => {
  history.replaceState(null, "", "/");
  begin(3200, "/#inside");
  stop();
  document.body.replaceChildren();
  scroller = createScroller(3200);
  scroller.lastElementChild?.setAttribute("data-name", "last");
  const inside = scroller.lastElementChild?.firstElementChild;
  if (inside) inside.id = "inside";
  history.replaceState(null, "", "/#inside");
  stop = new SlidesController(scroller, general).start();
  expect(location.hash).toBe("#inside");
});

it("sets the index to the section in the middle once at rest", () => {
  begin();
  scroller.scrollTo({ top: 1300 });
  expect(general.slideIndex).toBe(0);
  rest();
  expect(state()).toEqual([2, 1300, "/#productions"]);
});

it("ignores the section under the open menu until it is closed", () => {
  begin();
  general.setMenuOpen(true);
  scroller.scrollTo({ top: 800 });
  rest();
  expect(general.slideIndex).toBe(0);
  general.setMenuOpen(false);
  rest();
  expect(general.slideIndex).toBe(1);
});

it("scrolls to the start of the current section", () => {
  begin(3500);
  controller.go(4);
  expect(scroller.scrollTop).toBe(3200);
});

it("delegates scrolling to an attached scroller, and passes it the visible section", () => {
  begin(800);
  const calls: unknown[] = [];
  const slideScroller: SlideScroller = {
    moveTo: (index, smooth) => void calls.push(["moveTo", index, smooth]),
    settleAt: (index) => void calls.push(["settleAt", index]),
    detach: () => void calls.push(["detach"]),
  };
  controller.attach(slideScroller);
  controller.go(3);
  rest();
  stop();
  expect(calls).toEqual([["settleAt", 1], ["moveTo", 3, false], ["settleAt", 1], ["detach"]]);
});

it("scrolls by keys, within a tall section too", () => {
  begin(2400);
  expect(press("PageDown")).toBe(true);
  rest();
  expect(state()).toEqual([4, 3200, "/#features"]);
  press("PageDown");
  rest();
  expect(scroller.scrollTop).toBe(3880);
  press("PageDown");
  rest();
  expect(scroller.scrollTop).toBe(3900);
  press("ArrowUp");
  rest();
  expect(scroller.scrollTop).toBe(3810);
  press("Home");
  rest();
  expect(state()).toEqual([0, 0, "/"]);
  press("End");
  rest();
  expect(general.slideIndex).toBe(4);
});

it("leaves keys alone that belong to something over the page", () => {
  begin();
  jest.mocked(document.querySelector).mockReturnValue(document.body);
  expect(press("PageDown")).toBe(false);
  expect(general.slideIndex).toBe(0);
});

it("makes a step of a turn of the wheel, at the end of a section only", () => {
  begin(2400);
  expect(turn(100)).toBe(true);
  rest();
  expect(general.slideIndex).toBe(4);
  expect(turn(100)).toBe(false);
  expect(turn(-100)).toBe(true);
});

it("leaves zooming and turns to the side to the browser", () => {
  begin();
  expect(turn(100, { ctrlKey: true })).toBe(false);
  expect(turn(20, { deltaX: 100 })).toBe(false);
});

it("does not write the address during navigation", () => {
  begin();
  history.pushState(null, "", "/explore/units");
  scroller.scrollTo({ top: 800 });
  rest();
  expect(location.pathname + location.hash).toBe("/explore/units");
});

it("ignores events once stopped", () => {
  begin();
  stop();
  general.setSlideIndex(2);
  expect(press("PageDown")).toBe(false);
  expect(scroller.scrollTop).toBe(0);
});
