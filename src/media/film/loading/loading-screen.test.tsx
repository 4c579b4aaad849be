import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { createRootStore } from "#src/data/stores/root-store";
import { StoreProvider } from "#src/data/stores/store-context";
import { LoadingScreen, loadingWords } from "./loading-screen";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const UNITS = ["fine", "knights", "eden", "valkyrie"];

function curtain() {
  const store = createRootStore({ storage: null });
  const element = (
    <StoreProvider store={store}>
      <LoadingScreen total={105} units={UNITS} />
    </StoreProvider>
  );
  const setLoaded = (settled: number, isRevealed = false) =>
    act(() =>
      store.playMovie.loading.setState({
        total: 105,
        settled,
        progress: settled / 105,
        pictures: [],
        failed: 2,
        isRevealed,
      }),
    );
  return { element, store, setLoaded };
}

it("counts the pictures, raises the sticks, and opens", () => {
  const { element, setLoaded } = curtain();
  render(element);
  const bar = screen.getByRole("progressbar", { name: "Loading the film" });
  expect(bar).toHaveAttribute("aria-valuetext", "0 of 105 pictures");
  setLoaded(53);
  expect(bar).toHaveAttribute("value", "50");
  expect(screen.getByText("053")).toBeInTheDocument();
  expect(screen.getByText("53/105, 2 lost on the way")).toBeInTheDocument();
  expect(document.querySelectorAll("[data-highlighted]")).toHaveLength(2);
  expect(document.querySelector("[data-open]")).toBeNull();
  setLoaded(105);
  expect(document.querySelectorAll("[data-highlighted]")).toHaveLength(4);
  expect(document.querySelector("[data-open]")).not.toBeNull();
  // Half a second after the last picture the page is uncovered.
  setLoaded(105, true);
  expect(screen.queryByRole("progressbar")).toBeNull();
});

it("is closed in the built page", () => {
  const html = renderToString(curtain().element);
  expect(html).toContain('value="0"');
  expect(html).not.toMatch(/style=|data-running|data-open/);
});

it("has a message for every progress", () => {
  for (const progress of [-1, 0, 0.5, 1, 2]) expect(loadingWords(progress)).toMatch(/\S/);
  expect(loadingWords(0.99)).not.toBe(loadingWords(1));
});
