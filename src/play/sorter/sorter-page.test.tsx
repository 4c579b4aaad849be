import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { encodeSort, newSort } from "#lib/play/sorter/document";
import { completeBrowser } from "#test/browser";
import { createRootStore } from "#src/data/stores/root-store";
import { StoreProvider } from "#src/data/stores/store-context";
import { SORT_ENTRY } from "./use-sorting";
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
  // A link is unpacked by streams, which take several turns.
  for (let turn = 0; turn < 20; turn++) await act(() => new Promise((end) => setTimeout(end)));
  return shown;
}

const press = (key: string) => fireEvent.keyDown(document.body, { key });
const title = () => screen.getByRole("heading", { level: 1 }).textContent;
const kept = () => JSON.parse(localStorage.getItem(SORT_ENTRY.key) ?? "{}").sort;

it("offers all, agencies and units, with how many choices there are at most", async () => {
  const built = renderToString(page());
  expect(built).toContain("Who is your");
  expect(built).toContain("Sorting needs JavaScript");
  await open();
  expect(screen.getAllByRole("radio", { name: /eden/ })).toHaveLength(1);
  expect(screen.getByText("at most 5 choices")).toBeVisible();
  fireEvent.click(screen.getByRole("radio", { name: /eden/ }));
  expect(screen.getByText("at most 1 choice")).toBeVisible();
});

it("keeps each choice, takes back, and ends with places and averages", async () => {
  await open();
  fireEvent.click(screen.getByRole("button", { name: "Begin" }));
  expect(title()).toBe("Which one?");
  press("ArrowLeft");
  press("ArrowRight");
  expect(kept()[5]).toBe("lr");
  fireEvent.keyDown(document.body, { key: "Я", code: "KeyZ" });
  press("z");
  press("z");
  expect(kept()[5]).toBe("");
  for (let made = 0; made < 5 && title() === "Which one?"; made++) press("ArrowLeft");
  expect(title()).toBe("The ranking");
  expect(
    within(screen.getByRole("list", { name: "Podium" })).getAllByRole("listitem"),
  ).toHaveLength(3);
  expect(screen.getByRole("heading", { name: "Units, on average" })).toBeVisible();
  press("z");
  expect(title()).toBe("Which one?");
});

it("moves somebody to another tier by keys, and by choosing first", async () => {
  await open();
  fireEvent.click(screen.getByRole("button", { name: "Begin" }));
  for (let made = 0; made < 5; made++) press("ArrowLeft");
  const face = within(screen.getByRole("list", { name: "Tier S" })).getAllByRole("button")[0];
  const name = face?.getAttribute("title") ?? "";
  fireEvent.keyDown(face as Element, { key: "ArrowDown" });
  expect(screen.getByTitle(name)).toHaveFocus();
  expect(screen.getByTitle(name).closest("ul")).toHaveAttribute("aria-label", "Tier A");
  fireEvent.click(screen.getByTitle(name));
  fireEvent.click(screen.getByRole("button", { name: `Move ${name} to tier D` }));
  expect(screen.getByTitle(name).closest("ul")).toHaveAttribute("aria-label", "Tier D");
  expect(kept()[6]).toMatch(/^D/);
});

it("goes on with a link of an older list, and replaces what is kept only with a choice", async () => {
  const old = { ...newSort(0, [1, 3, 5], { isTop: false, seed: 7 }), choices: "l" };
  localStorage.setItem(
    SORT_ENTRY.key,
    JSON.stringify({ version: 1, sort: [1, 1, "", 0, 3, "l", ""] }),
  );
  await open(`#${await encodeSort(old, CASTS)}`);
  expect(title()).toBe("Which one?");
  expect(screen.getByText(/another sorting waits, with 1 choice/)).toBeVisible();
  expect(kept()[4]).toBe(3);
  press("ArrowLeft");
  expect(kept().slice(0, 5)).toEqual([1, 0, "10101", 0, 7]);
  expect(window.location.hash).toBe("");
});

it("asks before another sorting takes the place of one that is not finished", async () => {
  localStorage.setItem(
    SORT_ENTRY.key,
    JSON.stringify({ version: 1, sort: [1, 1, "", 0, 3, "l", ""] }),
  );
  await open();
  fireEvent.click(screen.getByRole("button", { name: "Another sorting" }));
  fireEvent.click(screen.getByRole("button", { name: "Begin" }));
  fireEvent.click(screen.getByRole("button", { name: "No" }));
  expect(kept()[5]).toBe("l");
  fireEvent.click(screen.getByRole("button", { name: "Begin" }));
  fireEvent.click(screen.getByRole("button", { name: "Yes" }));
  expect(kept()[5]).toBe("");
});

it("names the fault of a link that cannot be opened", async () => {
  await open("#A");
  expect(screen.getByRole("alert")).toHaveTextContent("This link cannot be opened.");
});

it("begins with whom was chosen before the scripts came", async () => {
  window.history.replaceState(null, "", "/play/sorter");
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(page());
  container.querySelector<HTMLInputElement>('[value="unit eden"]')?.click();
  render(page(), { container, hydrate: true });
  await act(async () => undefined);
  expect(screen.getByText("at most 1 choice")).toBeVisible();
});
