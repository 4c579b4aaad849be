import { act, render, screen } from "@testing-library/react";
import { createApi, idle, type MadeCall } from "#src/data/answers/live-answer.fixtures";
import { createRootStore } from "#src/data/stores/root-store";
import { StoreProvider } from "#src/data/stores/store-context";
import { Standings } from "./standings";

const UNITS = [
  { id: "fine", name: "fine" },
  { id: "knights", name: "Knights" },
  { id: "undead", name: "UNDEAD" },
];
const TIME = "2026-11-21T00:00:00Z";

function open(stands: { unit: string; cheers: number }[] = []): MadeCall[] {
  const { api, calls } = createApi();
  render(
    <StoreProvider store={createRootStore({ storage: null, api })}>
      <Standings units={UNITS} stands={stands} updateTime={TIME} />
    </StoreProvider>,
  );
  return calls;
}

const words = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
const bars = () =>
  [...document.querySelectorAll("rect")].map((bar) => bar.getAttribute("width") ?? "");

it("shows no lanes while there are no cheers, but a link to the exhibition", () => {
  open();
  expect(screen.getByText(/no cheers yet, so all 3 units are first/)).toBeVisible();
  expect(screen.queryByRole("table")).toBeNull();
  expect(document.querySelector("time")).toBeNull();
  expect(screen.getByRole("link")).toHaveAttribute("href", "/flowerstand/share");
});

it("counts the built stands", () => {
  open([
    { unit: "undead", cheers: 3 },
    { unit: "undead", cheers: 1 },
    { unit: "knights", cheers: 1 },
  ]);
  expect(words()).toEqual([
    ["1", "UNDEAD", "4", "2"],
    ["2", "Knights", "1", "1"],
    ["3", "fine", "0", "0"],
  ]);
  expect(bars()).toEqual(["100%", "25%", "0%"]);
  expect(screen.getByRole("table", { name: /^Units by cheers/ })).toBeVisible();
});

it("shows the standings of the answer with ties, and ignores an unknown unit", async () => {
  const calls = open();
  await act(idle);
  await act(async () => {
    calls[0]?.answer({
      updateTime: "2026-11-22T10:11:00Z",
      list: [
        { rank: 1, unit: "knights", cheers: 1500, stands: 20 },
        { rank: 1, unit: "newcomers", cheers: 1500, stands: 2 },
        { rank: 3, unit: "fine", cheers: 1, stands: 1 },
      ],
    });
    await idle();
  });
  expect(words()).toEqual([
    ["=1 (shared)", "Knights", "1,500", "20"],
    ["=1 (shared)", "newcomers", "1,500", "2"],
    ["3", "fine", "1", "1"],
  ]);
  expect(bars()).toEqual(["100%", "100%", "0.1%"]);
  expect(screen.queryByRole("link", { name: "newcomers" })).toBeNull();
  expect(screen.getByText("22 November 2026, 10:11 UTC")).toBeVisible();
  expect(document.querySelector("tr[data-unit=knights]")).toBeInTheDocument();
});
