import { act, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { createRootStore } from "#src/data/stores/root-store";
import { StoreProvider } from "#src/data/stores/store-context";
import { STILL } from "../film.fixtures";
import Lobby from "./lobby";

const UNITS = [
  { id: "fine", name: "fine" },
  { id: "knights", name: "Knights" },
];
const COUNTS = { view: 3, achievement: 0, updateTime: "2026-11-21T00:00:00Z" };

const show = (store = createRootStore({ storage: null })) => (
  <StoreProvider store={store}>
    <Lobby
      title="A film"
      data={{
        poster: { imageData: STILL, file: "/poster.jpg" },
        star: { imageData: STILL },
        ticket: { imageData: STILL },
        counts: COUNTS,
        exhibition: { list: [] },
        offices: { nodes: [{ units: UNITS }] },
      }}
    />
  </StoreProvider>
);

beforeEach(() => localStorage.clear());

it("is built whole: stubs, counts, poster, standings", () => {
  const built = document.createElement("div");
  built.innerHTML = renderToString(show());
  expect([...built.querySelectorAll("h2")].map(({ textContent }) => textContent)).toEqual([
    "Achievements",
    "How often it was seen",
    "Take the poster home",
    "The race of the units",
  ]);
  expect(built).toHaveTextContent("7 to unlock");
  expect(built.querySelector("a[download]")).toHaveTextContent("Save the poster");
  expect(built.innerHTML).not.toContain("style=");
});

it("shows the achievements unlocked on this device", async () => {
  const entry = { version: 1, unlocked: ["hidden-star", "last-frame"] };
  localStorage.setItem("film", JSON.stringify(entry));
  render(show());
  expect(await screen.findByText("You caught the star that no one had booked.")).toBeVisible();
  expect(screen.getByAltText("Your ticket")).toBeInTheDocument();
  expect(screen.getAllByText("Not yet")).toHaveLength(5);
});

it("hydrates as it was built, even if its state has changed by then", async () => {
  localStorage.setItem("film", JSON.stringify({ version: 1, unlocked: ["hidden-star"] }));
  const store = createRootStore({ storage: null });
  const built = document.body.appendChild(document.createElement("div"));
  built.innerHTML = renderToString(show());
  const updateTime = "2026-11-22T10:11:00Z";
  const race = [{ rank: 1, unit: "knights", cheers: 9, stands: 1 } as const];
  store.playMovie.counts.set({ view: 12345, achievement: 7, updateTime });
  store.playMovie.standings.set({ updateTime, list: [...race] });
  const onRecoverableError = jest.fn();
  await act(async () => {
    hydrateRoot(built, show(store), { onRecoverableError });
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(screen.getByText("12,345")).toBeInTheDocument();
  expect(screen.getAllByText("22 November 2026, 10:11 UTC")).toHaveLength(2);
});
