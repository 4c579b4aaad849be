import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { GUESS_ENTRY } from "./guess-entry";
import { GUESS_DATA } from "./guess.fixtures";
import { GuessPage } from "./guess-page";

beforeEach(() => {
  localStorage.clear();
  // Noon in Japan on the fifth day, whose answer is Eichi.
  jest.useFakeTimers({ now: new Date("2026-11-05T03:00:00Z"), doNotFake: ["setTimeout"] });
  window.fetch = () => Promise.reject(new Error("offline"));
});
afterEach(() => jest.useRealTimers());

async function open() {
  window.history.replaceState(null, "", "/play/guess");
  render(<GuessPage data={GUESS_DATA} />);
  await act(async () => undefined);
}

const field = () => screen.getByRole("combobox", { name: "Who is it?" });
async function guess(name: string) {
  fireEvent.input(field(), { target: { value: name } });
  await act(async () => void fireEvent.keyDown(field(), { key: "Enter", timeStamp: 1000 }));
}
const rows = () =>
  within(screen.getByRole("list", { name: /Guesses/ }))
    .getAllByRole("listitem")
    .map((row) => row.textContent);

it("answers each guess in signs and words", async () => {
  await open();
  await guess("tori");
  expect(rows()[0]).toContain("Height154 cm↑ taller");
  expect(rows()[0]).toContain("Birth monthJan✓ same");
  expect(rows()[0]).toContain("Handright✕ different");
  expect(screen.getAllByRole("status")[0]).toHaveTextContent(/Tori Himemiya: 6 of 8 the same/);
  await guess("wataru");
  expect(rows()[0]).toContain("Blood typeunknown– cannot be compared");
});

it("keeps a day's guesses, and counts the days in a row", async () => {
  const game = (guesses: number[]) => ({ guesses, isLate: false });
  localStorage.setItem(
    GUESS_ENTRY.key,
    JSON.stringify({ version: 1, games: { "2026-11-04": game([22, 6]), "2026-11-05": game([6]) } }),
  );
  await open();
  expect(rows()).toHaveLength(1);
  await guess("eichi");
  const figure = (title: string) => screen.getByText(title).nextSibling?.textContent;
  expect([figure("Played"), figure("Found"), figure("Days in a row")]).toEqual(["2", "2", "2"]);
});

it("keeps no trace of free games", async () => {
  await open();
  await guess("tori");
  const before = localStorage.getItem(GUESS_ENTRY.key);
  expect(before).toContain("2026-11-05");
  fireEvent.click(screen.getByRole("link", { name: "Free play" }));
  await guess("wataru");
  expect(localStorage.getItem(GUESS_ENTRY.key)).toBe(before);
});
