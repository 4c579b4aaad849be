import { fireEvent, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { RALLY_ENTRY } from "./rally-entry";
import StampRally from "./stamp-rally";

beforeAll(() => {
  // jsdom has the element but not its methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
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

it("is built with every question and its answer to unfold", () => {
  const html = renderToString(rally);
  for (const { question } of STATIONS) expect(html).toContain(question);
  expect(html.match(/<details/g)).toHaveLength(3);
});

it("gives a stamp for the right answer, and keeps it", () => {
  const { unmount } = render(rally);
  fireEvent.click(newcomers());
  expect(message()).toHaveTextContent("The audition:");
  expect(message()).toHaveTextContent("1 of 3 stamps.");
  expect(screen.getByRole("link", { name: "The audition" })).toHaveFocus();
  unmount();
  render(rally);
  expect(screen.getByRole("link", { name: /The audition.*, stamped/ })).toBeVisible();
  expect(screen.queryByRole("group", { name: /newcomers/ })).toBeNull();
});

it("gives none for a wrong one, and lets one try again", () => {
  render(rally);
  fireEvent.click(screen.getByRole("button", { name: "Subaru Akehoshi’s" }));
  expect(screen.getByText(/Not “Subaru Akehoshi’s”/)).toBeVisible();
  expect(localStorage.getItem(RALLY_ENTRY.key)).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Koga Ogami’s" }));
  expect(message()).toHaveTextContent("1 of 3");
});

it("gives a certificate for a full card, and an empty card after a Yes", () => {
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

it("works where nothing can be remembered, and says so", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("It did not fit.", "QuotaExceededError");
  });
  render(rally);
  fireEvent.click(newcomers());
  expect(message()).toHaveTextContent("1 of 3");
  expect(screen.getByText(/does not store the card/)).toBeVisible();
  jest.restoreAllMocks();
});
