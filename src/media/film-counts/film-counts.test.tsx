import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { createApi, idle } from "#src/data/answers/live-answer.fixtures";
import { createRootStore } from "#src/data/stores/root-store";
import { StoreProvider } from "#src/data/stores/store-context";
import { FilmCounts } from "./film-counts";

const BUILT_IN = { view: 0, achievement: 7, updateTime: "2026-11-21T00:00:00Z" };
const NOTHING = { ...BUILT_IN, achievement: 0 };

function board(api = createApi().api, builtIn = BUILT_IN) {
  return (
    <StoreProvider store={createRootStore({ storage: null, api })}>
      <FilmCounts builtIn={builtIn} />
    </StoreProvider>
  );
}

it("is built with the figures that are more than zero, and the day", () => {
  const page = document.createElement("div");
  page.innerHTML = renderToString(board());
  expect([...page.querySelectorAll("dd")].map(({ textContent }) => textContent)).toEqual([
    "7000007",
  ]);
  expect(page).toHaveTextContent("Counted 21 November 2026, 00:00 UTC");
});

it("shows no figures and no day while nothing is counted", () => {
  render(board(createApi().api, NOTHING));
  expect(screen.getByText(/No one has seen it to the end yet/)).toBeVisible();
  expect(document.querySelector("dl, time")).toBeNull();
});

it("shows later counts, to screen readers without leading zeros", async () => {
  const { api, calls } = createApi();
  render(board(api));
  await act(idle);
  await act(async () => {
    calls[0]?.answer({ view: 12345, achievement: 7654321, updateTime: "2026-11-22T10:11:00Z" });
    await idle();
  });
  expect(screen.getByText("12,345")).toBeInTheDocument();
  expect(screen.getByText("7,654,321")).toBeInTheDocument();
  expect(document.querySelectorAll("dd [aria-hidden] [data-idle]")).toHaveLength(1);
  expect(screen.getByText("22 November 2026, 10:11 UTC")).toHaveAttribute(
    "datetime",
    "2026-11-22T10:11:00Z",
  );
});
