import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { idle } from "#src/data/answers/live-answer.fixtures";
import { createRootStore } from "#src/data/stores/root-store";
import { StoreProvider } from "#src/data/stores/store-context";
import { createHost, hosted } from "./gallery.fixtures";
import { HALL_DATA } from "./gallery-data.fixtures";
import { LiveExhibition } from "./gallery-page";
import { setNear, watchByHand } from "./watched.fixtures";

beforeAll(() => {
  watchByHand();
  window.scrollTo = () => {};
});
beforeEach(() => localStorage.clear());

const page = (host = createHost([])) => (
  <StoreProvider store={createRootStore({ storage: null, api: host.api })}>
    <LiveExhibition data={HALL_DATA} />
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

const rooms = () => [...document.querySelectorAll("[data-room]")];
const cards = () => [...document.querySelectorAll("[data-room] li")];
const titles = () => cards().map((card) => card.querySelector("h4")?.textContent);
const address = () => window.location.pathname + window.location.search;

it("is built whole: our stands with their drawings", () => {
  const built = document.createElement("div");
  built.innerHTML = renderToString(page());
  expect([...built.querySelectorAll("h4")].map(({ textContent }) => textContent)).toEqual([
    "First of ours",
    "Second of ours",
  ]);
  expect(built.querySelectorAll("[data-room] svg[data-unit]")).toHaveLength(2);
  expect(built.querySelector("[style]")).toBeNull();
});

it("shows what the host answers, in rooms of 24", async () => {
  await openWith(60);
  expect(screen.getByText("60 stands")).toBeVisible();
  expect(rooms()).toHaveLength(2);
  expect(titles().slice(0, 2)).toEqual(["Stand 0", "Stand 1"]);
  expect(screen.getByText("Room 1 of 3")).toBeVisible();
});

it("draws only what is near the window, and holds no cards in rooms far from it", async () => {
  const { host } = await openWith(1000);
  setNear([screen.getByText(/next room/).parentElement as Element], true);
  while (screen.queryByText(/next room/)) await act(idle);
  expect(rooms()).toHaveLength(42);
  expect(host.asked).toHaveLength(21);
  setNear(rooms(), false);
  expect(cards()).toHaveLength(1000 - 41 * 24);
  setNear(rooms().slice(20, 22), true);
  expect(cards()).toHaveLength(1000 - 41 * 24 + 48);
  const near = cards().slice(0, 6);
  setNear(near, true);
  await act(idle);
  const read = () => cards().filter((card) => card.textContent?.startsWith("Cannot be drawn"));
  expect(read()).toEqual(near);
  setNear(near, false);
  expect(read()).toEqual([]);
});

it("keeps a room that holds the focus", async () => {
  await openWith(60);
  const [link] = screen.getAllByRole("link", { name: "Stand 3" });
  act(() => link?.focus());
  setNear(rooms(), false);
  expect(link).toBeInTheDocument();
  act(() => link?.blur());
  await act(idle);
  expect(link).not.toBeInTheDocument();
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

it("walks to the room in the address", async () => {
  const { host } = await openWith(1000, "?page=5");
  await act(idle);
  await act(idle);
  expect(rooms()).toHaveLength(6);
  expect(host.asked).toHaveLength(3);
});

it("says that a room is not there", async () => {
  await openWith(30, "?page=9");
  expect(screen.getByText("There is no room 9: this is the last.")).toBeVisible();
  expect(rooms()).toHaveLength(2);
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
  const end = screen.getByText("The next room is being opened …").parentElement as Element;
  setNear([end], true);
  await act(idle);
  expect(screen.getByText("The next room did not open.")).toBeVisible();
  host.isDown = false;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await act(idle);
  expect(rooms()).toHaveLength(3);
  expect(screen.getByText(/That was all/)).toBeVisible();
});
