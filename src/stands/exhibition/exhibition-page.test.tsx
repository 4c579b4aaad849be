import { act, fireEvent, render, screen } from "@testing-library/react";
import { idle } from "#src/data/answers/live-answer.fixtures";
import { createRootStore } from "#src/data/stores/root-store";
import { StoreProvider } from "#src/data/stores/store-context";
import { createHost, hosted } from "../store/exhibition.fixtures";
import { EXHIBITION_DATA } from "./exhibition-data.fixtures";
import { ExhibitionPage } from "./exhibition-page";
/** jsdom has no layout; the test triggers the intersection. */
let intersect: () => void = () => {};

beforeAll(() => {
  window.IntersectionObserver = class {
    constructor(hear: IntersectionObserverCallback) {
      intersect = () =>
        hear([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
    }
    observe() {}
    disconnect() {}
  } as never;
});
beforeEach(() => localStorage.clear());

const page = (host = createHost([])) => (
  <StoreProvider store={createRootStore({ storage: null, api: host.api })}>
    <ExhibitionPage data={EXHIBITION_DATA} />
  </StoreProvider>
);

/** Opens the exhibition with functions, and answers the first call. */
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

describe("the place", () => {
  const scrolled = jest.fn();
  beforeEach(() => {
    scrolled.mockClear();
    window.scrollTo = scrolled;
    Element.prototype.scrollIntoView = function scrollIntoView() {
      scrolled(this.querySelector("h3")?.textContent);
    };
  });

  it("is the end if the page does not exist, with a message", async () => {
    await openWith(30, "?page=9");
    expect(screen.getByText("There is no page 9: this is the last.")).toBeVisible();
    expect(scrolled.mock.calls).toEqual([["Stand 29"]]);
  });

  it.each([null, 7, { exhibition: 7 }, { exhibition: { count: "all", top: 3 } }])(
    "is the beginning if the history entry holds %j",
    async (state) => {
      await openWith(3);
      act(() => window.history.replaceState(state, ""));
      fireEvent.popState(window);
      expect(scrolled).not.toHaveBeenCalled();
    },
  );
});

it("keeps our stands if the host does not answer, and marks them", async () => {
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

it("reports a failed part, and loads it on request", async () => {
  const { host } = await openWith(60);
  host.isDown = true;
  expect(screen.getByText("Loading more stands …")).toBeVisible();
  act(intersect);
  await act(idle);
  expect(screen.getByText("More stands could not be loaded.")).toBeVisible();
  host.isDown = false;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await act(idle);
  expect(cards()).toHaveLength(60);
  expect(screen.getByText(/That was all/)).toBeVisible();
});
