import { fireEvent, render, screen, within } from "@testing-library/react";
import { RALLY_ENTRY } from "./rally-entry";
import StampRally from "./stamp-rally";

beforeEach(() => localStorage.clear());

const station = (stamp: string, title: string, question: string, choices: string[]) => ({
  stamp,
  target: `/${stamp}`,
  title,
  question,
  choices,
  answer: 2,
  because: "That is how it is.",
});
const STATIONS = [
  station("paw", "Leon", "Whose dog is Leon?", ["Subaru Akehoshi’s", "Koga Ogami’s"]),
  station("number", "The audition", "How many newcomers came?", ["Three", "Five"]),
  station("biscuit", "Privacy policy", "How many cookies are set?", ["One", "None"]),
];
const rally = <StampRally stations={STATIONS} />;

const days = Object.fromEntries(STATIONS.map(({ stamp }) => [stamp, "2026-05-01"]));
const store = (stamps: object) =>
  localStorage.setItem(RALLY_ENTRY.key, JSON.stringify({ version: 1, stamps }));
const newcomers = () =>
  within(screen.getByRole("group", { name: /newcomers/ })).getByRole("button", { name: "Five" });
const message = () => screen.getAllByRole("status").at(-1);

it("issues a certificate for a complete card, and empties it after a confirmation", () => {
  store({ ...days, biscuit: undefined });
  render(rally);
  expect(screen.queryByRole("heading", { name: /Certificate/ })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "None" }));
  const certificate = screen.getByRole("region", { name: /Certificate/ });
  expect(within(certificate).getByRole("button", { name: "Print it" })).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Start again" }));
  fireEvent.click(screen.getByRole("button", { name: "No" }));
  expect(screen.getByRole("region", { name: /Certificate/ })).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Start again" }));
  fireEvent.click(screen.getByRole("button", { name: "Yes" }));
  expect(screen.queryByRole("region", { name: /Certificate/ })).toBeNull();
  expect(message()).toHaveTextContent("The card is empty.");
});

it("works in a browser without storage, with a notice", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("It did not fit.", "QuotaExceededError");
  });
  render(rally);
  fireEvent.click(newcomers());
  expect(message()).toHaveTextContent("1 of 3");
  expect(screen.getByText(/does not store the card/)).toBeVisible();
  jest.restoreAllMocks();
});
