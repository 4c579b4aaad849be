import { fireEvent, render, screen, within } from "@testing-library/react";
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

const newcomers = () =>
  within(screen.getByRole("group", { name: /newcomers/ })).getByRole("button", { name: "Five" });
const message = () => screen.getAllByRole("status").at(-1);

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
