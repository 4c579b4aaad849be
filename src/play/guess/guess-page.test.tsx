import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { friendCode } from "#lib/play/guess/friend-code";
import { GUESS_ENTRY } from "./guess-entry";
import { GUESS_DATA } from "./guess.fixtures";
import { GuessPage } from "./guess-page";

beforeEach(() => {
  localStorage.clear();
  // Noon in Japan on the fifth day, whose answer is Eichi.
  jest.useFakeTimers({ now: new Date("2026-11-05T03:00:00Z"), doNotFake: ["setTimeout"] });
  Element.prototype.scrollIntoView = () => undefined;
  window.fetch = () => Promise.reject(new Error("offline"));
});
afterEach(() => jest.useRealTimers());

async function open(address = "") {
  window.history.replaceState(null, "", `/play/guess${address}`);
  const shown = render(<GuessPage data={GUESS_DATA} />);
  await act(async () => undefined);
  return shown;
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

it("is built with its words alone, since the day is known only in the browser", () => {
  const html = renderToString(<GuessPage data={GUESS_DATA} />);
  expect(html).toContain("Guess <span>the idol</span>");
  expect(html).not.toMatch(/no\. \d|Eichi/);
});

it("answers each guess in signs and words, and ends with the idol", async () => {
  await open();
  expect(screen.getByText("No. 5 · 5 November 2026 in Japan")).toBeVisible();
  await guess("tori");
  expect(rows()[0]).toContain("Height154 cm↑ taller");
  expect(rows()[0]).toContain("Birth monthJan✓ same");
  expect(rows()[0]).toContain("Handright✕ different");
  expect(screen.getAllByRole("status")[0]).toHaveTextContent(/Tori Himemiya: 6 of 8 the same/);
  expect(field()).toHaveFocus();
  await guess("wataru");
  expect(rows()[0]).toContain("Blood typeunknown– cannot be compared");
  await guess("eichi");
  const end = screen.getByRole("heading", { level: 2, name: "Eichi Tenshouin" });
  expect(end).toBeVisible();
  expect(screen.getByText("Got it in 3 of 8")).toBeVisible();
  expect(screen.queryByRole("combobox", { name: "Who is it?" })).toBeNull();
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

it("plays past days, and free games that leave no trace", async () => {
  await open("?puzzle=2");
  expect(screen.getByText("No. 2 · 2 November 2026")).toBeVisible();
  await guess("tori");
  expect(JSON.parse(localStorage.getItem(GUESS_ENTRY.key) ?? "")).toMatchObject({
    games: { "2026-11-02": { guesses: [6], isLate: true } },
  });
  fireEvent.click(screen.getByRole("link", { name: "Free play" }));
  expect(screen.getAllByText("Free play")[0]).toBeVisible();
  const before = localStorage.getItem(GUESS_ENTRY.key);
  await guess("wataru");
  expect(localStorage.getItem(GUESS_ENTRY.key)).toBe(before);
});

it("opens a friend's puzzle, and seals one", async () => {
  await open(`#${friendCode(27, 9)}`);
  await guess("wataru");
  expect(screen.getByText("Got it in 1 of 8")).toBeVisible();
  const seal = screen.getByRole("combobox", { name: "Idol to guess" });
  Object.defineProperty(globalThis, "crypto", {
    value: { getRandomValues: () => Uint8Array.of(77) },
    configurable: true,
  });
  fireEvent.input(seal, { target: { value: "tori" } });
  await act(async () => void fireEvent.keyDown(seal, { key: "Enter", timeStamp: 1000 }));
  expect(
    screen.getByText("The link is ready: your friend has to guess Tori Himemiya."),
  ).toBeVisible();
});

it.each([
  ["?puzzle=6", "Puzzle no. 6 opens on 6 November 2026 in Japan."],
  ["#A", "Something in this link is wrong."],
  [`#${friendCode(22, 1).slice(0, 5)}`, "The end of this link was lost on the way."],
  [`#${friendCode(999, 1)}`, "The idol of this puzzle is not in this guide."],
])("says why there is no game at %s", async (address, why) => {
  await open(address);
  expect(screen.getByRole("alert")).toHaveTextContent(why);
});

it.each(["?puzzle=x", "?puzzle=0"])("does not know %s", async (address) => {
  await open(address);
  expect(screen.getByRole("heading", { name: "This page could not be found" })).toBeVisible();
});
