/** @jest-environment jsdom */
import { GeneralStore } from "./general-store";

const MAC =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.0 Safari";
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile";

const PAGE = 5000;

let store: GeneralStore;
let stop: (() => void) | undefined;

function setWindow(values: Partial<Pick<Window, "innerWidth" | "innerHeight" | "scrollY">>) {
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(window, name, { value, configurable: true });
  }
}

function setNavigator(values: Partial<Pick<Navigator, "userAgent" | "onLine">>) {
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(window.navigator, name, { value, configurable: true });
  }
}

beforeEach(() => {
  setWindow({ innerWidth: 1024, innerHeight: 700, scrollY: 0 });
  setNavigator({ userAgent: "Mozilla/5.0 (X11; Linux x86_64)", onLine: true });
  Object.defineProperty(document.documentElement, "scrollHeight", {
    value: PAGE,
    configurable: true,
  });
  store = new GeneralStore();
});

afterEach(() => stop?.());

it("starts in the state that the server renders, for any window", () => {
  setWindow({ innerWidth: 320, scrollY: 5000 });
  setNavigator({ userAgent: MAC, onLine: false });
  const { isMobile, isMac, isOnline, goTopVisible, slideIndex } = new GeneralStore();
  expect({ isMobile, isMac, isOnline, goTopVisible, slideIndex }).toEqual({
    isMobile: false,
    isMac: false,
    isOnline: true,
    goTopVisible: false,
    slideIndex: 0,
  });
});

it("is mobile up to 1023 pixels, and looks again on resize", () => {
  stop = store.start(window);
  expect(store.isMobile).toBe(false);
  setWindow({ innerWidth: 1023 });
  expect(store.isMobile).toBe(false);
  window.dispatchEvent(new Event("resize"));
  expect(store.isMobile).toBe(true);
});

it("detects a Mac by its user agent, and checks again on resize", () => {
  setNavigator({ userAgent: IPHONE });
  stop = store.start(window);
  expect(store.isMac).toBe(false);
  setNavigator({ userAgent: MAC });
  window.dispatchEvent(new Event("resize"));
  expect(store.isMac).toBe(true);
});

function scrollTo(scrollY: number) {
  setWindow({ scrollY });
  window.dispatchEvent(new Event("scroll"));
}

it("shows the button to the top below one viewport height, while scrolling up or at the end", () => {
  stop = store.start(window);
  scrollTo(2000);
  expect(store.goTopVisible).toBe(false);
  scrollTo(1999);
  expect(store.goTopVisible).toBe(true);
  scrollTo(2100);
  expect(store.goTopVisible).toBe(false);
  scrollTo(PAGE - 700);
  expect(store.goTopVisible).toBe(true);
  scrollTo(701);
  expect(store.goTopVisible).toBe(true);
  scrollTo(700);
  expect(store.goTopVisible).toBe(false);
});

it("offers the button to the top at once if the browser restores the scroll position, and checks again on resize", () => {
  setWindow({ scrollY: 701 });
  stop = store.start(window);
  expect(store.goTopVisible).toBe(true);
  setWindow({ innerHeight: 900 });
  window.dispatchEvent(new Event("resize"));
  expect(store.goTopVisible).toBe(false);
});

it("measures the element that scrolls in place of the window, while there is one", () => {
  stop = store.start(window);
  const scroller = document.body.appendChild(document.createElement("div"));
  const end = store.setScroller(scroller);
  scroller.scrollTop = 701;
  scroller.dispatchEvent(new Event("scroll"));
  expect(store.goTopVisible).toBe(true);
  end();
  expect(store.goTopVisible).toBe(false);
  window.dispatchEvent(new Event("scroll"));
  expect(store.goTopVisible).toBe(false);
});

it("measures that element at once, as it may be scrolled already", () => {
  stop = store.start(window);
  const scroller = document.body.appendChild(document.createElement("div"));
  scroller.scrollTop = 701;
  store.setScroller(scroller);
  expect(store.goTopVisible).toBe(true);
});

it("follows the connection", () => {
  setNavigator({ onLine: false });
  stop = store.start(window);
  expect(store.isOnline).toBe(false);
  window.dispatchEvent(new Event("online"));
  expect(store.isOnline).toBe(true);
  window.dispatchEvent(new Event("offline"));
  expect(store.isOnline).toBe(false);
});

it("ignores events once stopped, and can be started again", () => {
  store.start(window)();
  setWindow({ innerWidth: 320 });
  window.dispatchEvent(new Event("resize"));
  window.dispatchEvent(new Event("offline"));
  expect(store.isMobile).toBe(false);
  expect(store.isOnline).toBe(true);
  stop = store.start(window);
  expect(store.isMobile).toBe(true);
});

it("moves to sections that can exist only", () => {
  store.setSlideIndex(3);
  for (const index of [-1, 5, 9, 1.5, Number.NaN, Number.POSITIVE_INFINITY])
    store.setSlideIndex(index);
  expect(store.slideIndex).toBe(3);
});
