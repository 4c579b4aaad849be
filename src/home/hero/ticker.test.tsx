import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { createRootStore } from "#src/data/stores/root-store";
import { StoreProvider } from "#src/data/stores/store-context";
import { Ticker } from "./ticker";

const idol = (id: number, name: string, birthday: string) => ({
  id,
  cname: name.toLowerCase(),
  name,
  unit: "2wink",
  profile: { birthday },
});
const TWINS = [idol(1, "Hinata", "11-18"), idol(2, "Yuta", "11-18"), idol(3, "Eichi", "01-10")];
const NOTICE = { id: "2026-tour", title: "A tour", start: "2026-06-30", end: "2026-07-08" };
const store = createRootStore({ storage: null });
const ticker = (
  <StoreProvider store={store}>
    <Ticker idols={TWINS} notice={NOTICE} />
  </StoreProvider>
);

/** Data of the timeline's page with one campaign. */
const timeline = (from: string) => ({
  result: {
    data: {
      notices: { nodes: [] },
      units: { nodes: [] },
      albums: { nodes: [] },
      campaigns: {
        nodes: [{ slug: "newface", name: "Newcomers", shelf: "story", from, cast: [] }],
      },
    },
  },
});
const answer = (value: unknown) => {
  globalThis.fetch = jest.fn(async () => ({ ok: true, json: async () => value })) as never;
};
beforeEach(() => answer({}));

afterEach(() => jest.useRealTimers());

it.each([
  ["2026-11-18T12:00", "Today: Hinata and Yuta"],
  ["2026-11-17T12:00", "Tomorrow: Hinata and Yuta"],
  ["2026-11-19T12:00", "10 January: Eichi"],
])("on %s it says %s", (now, words) => {
  jest.useFakeTimers({ now: new Date(now) });
  const { container } = render(ticker);
  expect(container).toHaveTextContent(words);
});

it("names no day in the built page", () => {
  const html = renderToString(ticker);
  expect(html).toContain("Who is next?");
  expect(html).not.toContain("Hinata");
});

it("links to the notice and to the puzzle", () => {
  render(ticker);
  const hrefs = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(hrefs).toContain("/information/2026-1#2026-tour");
  expect(hrefs).toContain("/play/guess");
});

it("celebrates if it is the day here or in Japan", () => {
  jest.useFakeTimers({ now: new Date("2026-11-17T15:30Z") });
  const { container } = render(ticker);
  expect(container).toHaveTextContent("Today in Japan: Hinata and Yuta");
  expect(container.querySelector("dl")).toHaveAttribute("data-unit", "2wink");
});

it("shows the next birthday of a favourite, if it is another one", () => {
  jest.useFakeTimers({ now: new Date("2026-11-10T12:00") });
  const { container } = render(ticker);
  expect(container).not.toHaveTextContent("yours");
  act(() => store.units.addFavorite(3));
  expect(container).toHaveTextContent("yours: Eichi, 10 January");
});

it("shows an event of this day, if there was one", async () => {
  jest.useFakeTimers({ now: new Date("2026-04-28T12:00") });
  answer(timeline("2024-04-28"));
  const { container, unmount } = render(ticker);
  await act(async () => undefined);
  await act(async () => undefined);
  expect(container).toHaveTextContent("On this day2024: Newcomers");
  unmount();
  answer(timeline("2024-04-29"));
  const { container: other } = render(ticker);
  await act(async () => undefined);
  await act(async () => undefined);
  expect(other).not.toHaveTextContent("On this day");
});

it.each([
  ["2026-07-08T12:00", "Notice"],
  ["2026-07-09T12:00", "Ended"],
])("on %s the notice is headed %s", (now, label) => {
  jest.useFakeTimers({ now: new Date(now) });
  const { container } = render(ticker);
  expect(container.querySelector("dt")).toHaveTextContent(label);
});
