import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { idle } from "#src/data/answers/live-answer.fixtures";
import { createRootStore } from "#src/data/stores/root-store";
import { StoreProvider } from "#src/data/stores/store-context";
import { createHost, hosted } from "../store/gallery.fixtures";
import { GALLERY_DATA } from "./gallery-data.fixtures";
import { GalleryPage } from "./gallery-page";
/** jsdom has no layout: what comes near the window is said by the test. */
let comeNear: () => void = () => {};

beforeAll(() => {
  window.IntersectionObserver = class {
    constructor(hear: IntersectionObserverCallback) {
      comeNear = () => hear([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
    }
    observe() {}
    disconnect() {}
  } as never;
  window.ContentVisibilityAutoStateChangeEvent = Event as never;
});
beforeEach(() => localStorage.clear());

/** Says of an element whether the browser draws it. */
const setDrawn = (element: Element, isDrawn: boolean) =>
  act(() => {
    const event = new Event("contentvisibilityautostatechange");
    element.dispatchEvent(Object.assign(event, { skipped: !isDrawn }));
  });

const page = (host = createHost([])) => (
  <StoreProvider store={createRootStore({ storage: null, api: host.api })}>
    <GalleryPage data={GALLERY_DATA} />
  </StoreProvider>
);

/** Opens the hall where functions run, and lets the beginning come. */
async function openWith(count: number, address = "") {
  window.history.replaceState(null, "", `/flowerstand/share${address}`);
  const host = createHost(hosted(count));
  const view = render(page(host));
  await act(idle);
  await act(idle);
  return { host, ...view };
}

const cards = () => [...document.querySelectorAll("[data-stands] > li")];
const titles = () => cards().map((card) => card.querySelector("h3")?.textContent);
const address = () => window.location.pathname + window.location.search;

it("is built whole: our stands with their drawings", () => {
  const built = document.createElement("div");
  built.innerHTML = renderToString(page());
  expect([...built.querySelectorAll("h3")].map(({ textContent }) => textContent)).toEqual([
    "First of ours",
    "Second of ours",
  ]);
  expect(built.querySelectorAll("[data-stands] svg[data-unit]")).toHaveLength(2);
  expect(built.querySelector("[style]")).toBeNull();
});

it("shows what the host answers, and brings more to whoever comes near the end", async () => {
  const { host } = await openWith(120);
  expect(screen.getByText("120 stands")).toBeVisible();
  expect(titles().slice(0, 2)).toEqual(["Stand 0", "Stand 1"]);
  expect(cards()).toHaveLength(48);
  act(comeNear);
  await act(idle);
  expect(cards()).toHaveLength(96);
  act(comeNear);
  await act(idle);
  expect(cards()).toHaveLength(120);
  expect(screen.getByText(/That was all/)).toBeVisible();
  expect(host.asked).toHaveLength(3);
});

it("draws only what the browser draws", async () => {
  await openWith(60);
  const near = cards().slice(0, 6);
  for (const card of near) setDrawn(card, true);
  await act(idle);
  const read = () => cards().filter((card) => card.textContent?.startsWith("Cannot be drawn"));
  expect(read()).toEqual(near);
  for (const card of near) setDrawn(card, false);
  expect(read()).toEqual([]);
});

it("filters as a step in the history, and goes back with it", async () => {
  const { host } = await openWith(60);
  fireEvent.click(screen.getByRole("link", { name: "UNDEAD" }));
  await act(idle);
  expect(address()).toBe("/flowerstand/share?unit=undead");
  expect(host.asked.at(-1)).toMatchObject({ sort: "newest", unit: "undead" });
  fireEvent.click(screen.getByRole("link", { name: "Most cheered" }));
  expect(address()).toBe("/flowerstand/share?sort=cheered&unit=undead");
  expect(
    screen.getByRole("heading", { level: 2, name: "The most cheered for UNDEAD" }),
  ).toBeVisible();
  window.history.replaceState(null, "", "/flowerstand/share");
  fireEvent.popState(window);
  expect(screen.getByRole("heading", { level: 2, name: "The newest" })).toBeVisible();
});

describe("the place", () => {
  const scrolled = jest.fn();
  beforeEach(() => {
    scrolled.mockClear();
    window.scrollTo = scrolled;
    Element.prototype.scrollIntoView = function scrollIntoView() {
      scrolled(this.querySelector("h3")?.textContent);
    };
  });

  it("is the page in an address, as far as the list goes", async () => {
    const { host } = await openWith(1000, "?page=5");
    await act(idle);
    await act(idle);
    expect(scrolled.mock.calls).toEqual([["Stand 96"]]);
    expect(cards()).toHaveLength(144);
    expect(host.asked).toHaveLength(3);
  });

  it("is the end where the page does not exist, which is said", async () => {
    await openWith(30, "?page=9");
    expect(screen.getByText("There is no page 9: this is the last.")).toBeVisible();
    expect(scrolled.mock.calls).toEqual([["Stand 29"]]);
  });

  it("is kept in the step of the history, and found again", async () => {
    const { unmount } = await openWith(200);
    act(comeNear);
    await act(idle);
    Object.defineProperty(window, "scrollY", { value: 4321, configurable: true });
    fireEvent.scroll(window);
    await waitFor(() =>
      expect(window.history.state).toEqual({ gallery: { count: 96, top: 4321 } }),
    );
    unmount();
    render(page(createHost(hosted(200))));
    await act(idle);
    await act(idle);
    await act(idle);
    expect(cards()).toHaveLength(96);
    expect(scrolled.mock.calls).toEqual([[{ top: 4321, behavior: "instant" }]]);
  });

  it.each([null, 7, { gallery: 7 }, { gallery: { count: "all", top: 3 } }])(
    "is the beginning where the step holds %j",
    async (state) => {
      await openWith(3);
      act(() => window.history.replaceState(state, ""));
      fireEvent.popState(window);
      expect(scrolled).not.toHaveBeenCalled();
    },
  );
});

it.each(["?sort=loudest", "?unit=nobody", "?page=zero"])("does not know %s", async (search) => {
  await openWith(3, search);
  expect(screen.getByRole("heading", { name: "This page could not be found" })).toBeVisible();
});

it("keeps our set where the host does not answer, and marks it", async () => {
  window.history.replaceState(null, "", "/flowerstand/share");
  const host = createHost(hosted(3));
  host.isDown = true;
  render(page(host));
  await act(idle);
  expect(titles()).toEqual(["First of ours", "Second of ours"]);
  host.isDown = false;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await act(idle);
  expect(titles()).toEqual(["Stand 0", "Stand 1", "Stand 2"]);
});

it("says where a later part did not come, and brings it when asked", async () => {
  const { host } = await openWith(60);
  host.isDown = true;
  expect(screen.getByText("More stands are coming …")).toBeVisible();
  act(comeNear);
  await act(idle);
  expect(screen.getByText("The next stands did not come.")).toBeVisible();
  host.isDown = false;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await act(idle);
  expect(cards()).toHaveLength(60);
  expect(screen.getByText(/That was all/)).toBeVisible();
});
