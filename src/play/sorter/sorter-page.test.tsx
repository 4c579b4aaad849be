import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { encodeSort, newSort } from "#lib/play/sorter/document";
import { completeBrowser } from "#test/browser";
import { createRootStore } from "#src/data/stores/root-store";
import { StoreProvider } from "#src/data/stores/store-context";
import { IDOLS } from "./sorter-config";
import { SORTER_DATA } from "./sorter.fixtures";
import { SorterPage } from "./sorter-page";

const CASTS = [
  [1, 2, 3, 4, 5],
  [1, 2, 3, 4],
];

beforeEach(() => {
  localStorage.clear();
  completeBrowser();
});

const page = () => (
  <StoreProvider store={createRootStore({ storage: null })}>
    <SorterPage data={SORTER_DATA} />
  </StoreProvider>
);

async function open(address = "") {
  window.history.replaceState(null, "", `/play/sorter${address}`);
  const shown = render(page());
  // Unpacking uses streams, which take several turns.
  for (let turn = 0; turn < 20; turn++) await act(() => new Promise((end) => setTimeout(end)));
  return shown;
}

const press = (key: string) => fireEvent.keyDown(document.body, { key });
const title = () => screen.getByRole("heading", { level: 1 }).textContent;
const storedSort = () => JSON.parse(localStorage.getItem(IDOLS.entry.key) ?? "{}").sort;

it("offers an agency of one unit once, with the most choices it may take", async () => {
  await open();
  expect(screen.getAllByRole("radio", { name: /eden/ })).toHaveLength(1);
  expect(screen.getByText("at most 5 choices")).toBeVisible();
});

it("ends with the averages of the units, and can still undo", async () => {
  await open();
  fireEvent.click(screen.getByRole("button", { name: "Begin" }));
  for (let made = 0; made < 5; made++) press("ArrowLeft");
  expect(screen.getByRole("heading", { name: "Units, on average" })).toBeVisible();
  press("z");
  expect(title()).toBe("Which one?");
});

it("continues a link of an older list, and replaces the stored sorting only after a choice", async () => {
  const old = { ...newSort(0, [1, 3, 5], { isTop: false, seed: 7 }), choices: "l" };
  localStorage.setItem(
    IDOLS.entry.key,
    JSON.stringify({ version: 1, sort: [1, 1, "", 0, 3, "l", ""] }),
  );
  await open(`#${await encodeSort(old, CASTS)}`);
  expect(title()).toBe("Which one?");
  expect(screen.getByText(/Yours, with 1 choice, is still/)).toBeVisible();
  expect(storedSort()[4]).toBe(3);
  press("ArrowLeft");
  expect(storedSort().slice(0, 5)).toEqual([1, 0, "10101", 0, 7]);
  expect(window.location.hash).toBe("");
});

it("asks before a new sorting replaces an unfinished one", async () => {
  localStorage.setItem(
    IDOLS.entry.key,
    JSON.stringify({ version: 1, sort: [1, 1, "", 0, 3, "l", ""] }),
  );
  await open();
  fireEvent.click(screen.getByRole("button", { name: "Another sorting" }));
  fireEvent.click(screen.getByRole("button", { name: "Begin" }));
  fireEvent.click(screen.getByRole("button", { name: "No" }));
  expect(storedSort()[5]).toBe("l");
  fireEvent.click(screen.getByRole("button", { name: "Begin" }));
  fireEvent.click(screen.getByRole("button", { name: "Yes" }));
  expect(storedSort()[5]).toBe("");
});

it("begins with the idols chosen before hydration", async () => {
  window.history.replaceState(null, "", "/play/sorter");
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(page());
  container.querySelector<HTMLInputElement>('[value="unit eden"]')?.click();
  render(page(), { container, hydrate: true });
  await act(async () => undefined);
  expect(screen.getByText("at most 1 choice")).toBeVisible();
});
