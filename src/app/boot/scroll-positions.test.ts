/** @jest-environment jsdom */
import { ADDRESS_CHANGED } from "../routing/use-search-state";
import { ScrollPositions } from "./scroll-positions";

let scroll: ScrollPositions;
let before: Location | undefined;
const scrollTo = jest.fn();

const stand = (top: number) => {
  Object.assign(window, { scrollY: top });
  window.dispatchEvent(new Event("scroll"));
};
/** Shows the page of the current history entry. */
const arrive = (action?: "PUSH") => {
  const location = { ...window.location, ...new URL(window.location.href), action };
  const { pathname, search, hash } = window.location;
  const shown = { ...location, pathname, search, hash } as never;
  scroll.arrive({ location: shown, prevLocation: (before ?? null) as never });
  before = shown;
};
const follow = (address: string, key: string) => {
  window.history.pushState({ key }, "", address);
  arrive("PUSH");
};
/** Steps to a history entry; the browser scrolls the page still shown. */
const step = (address: string, key: string, native: number) => {
  window.history.replaceState({ key }, "", address);
  window.dispatchEvent(new PopStateEvent("popstate"));
  stand(native);
  arrive();
};

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState({ key: "one" }, "", "/one");
  document.body.innerHTML = `<div id="gatsby-focus-wrapper" tabindex="-1">
    <a href="/two">Two</a><section id="part"><a href="/three">Three</a></section></div>`;
  Element.prototype.scrollIntoView = jest.fn();
  window.scrollTo = scrollTo.mockImplementation(({ top }: { top: number }) => stand(top));
  before = undefined;
  scroll = new ScrollPositions(window);
  arrive();
});
afterEach(() => jest.clearAllMocks());

it("opens a page at its top, and each history entry at its last position", () => {
  expect(scrollTo).not.toHaveBeenCalled();
  stand(1000);
  follow("/two", "two");
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: "instant" });
  stand(500);
  step("/one", "one", 400);
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 1000, behavior: "instant" });
  step("/two", "two", 800);
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 500, behavior: "instant" });
  step("/one", "one", 500);
  follow("/two", "two again");
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: "instant" });
});

it("keeps positions over a reload, and those of entries that the page pushed", () => {
  window.history.pushState(null, "", "/one?kind=tour");
  stand(700);
  window.dispatchEvent(new Event(ADDRESS_CHANGED));
  const { key } = window.history.state as { key: string };
  follow("/two", "two");
  window.dispatchEvent(new Event("pagehide"));
  scroll = new ScrollPositions(window);
  step("/one?kind=tour", key, 0);
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 700, behavior: "instant" });
});

it("scrolls to the fragment of a link, and moves the focus there", () => {
  const part = document.getElementById("part");
  follow("/two#part", "two");
  expect(part?.scrollIntoView).toHaveBeenCalledWith({ behavior: "instant" });
  expect(scrollTo).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(part);
});

it("leaves scrolling within a page to Gatsby and the browser, and moves the focus", () => {
  document.querySelector("a")?.focus();
  follow("/one?kind=tour", "two");
  expect(document.activeElement).toBe(document.querySelector("a"));
  follow("/one?kind=tour#part", "three");
  expect(document.activeElement).toBe(document.getElementById("part"));
  step("/one", "one", 0);
  expect(scrollTo).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.getElementById("part"));
});

it("moves the focus to the new page, away from the previous footer", () => {
  document.querySelector("a")?.focus();
  follow("/two", "two");
  expect(document.activeElement).toBe(document.getElementById("gatsby-focus-wrapper"));
});
