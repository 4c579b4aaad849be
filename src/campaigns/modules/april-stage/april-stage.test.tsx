import { fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import fc from "fast-check";
import { readEntry } from "#src/data/storage/stored-entry";
import AprilStage from "./april-stage";
import { clockHands, type Hands } from "./backwards-clock";
import { JOKE_ENTRY } from "./joke-entry";
import { jokeName } from "./swap-card";

const swapped = (id: number, name: string) => ({
  report: `${name} was seen elsewhere`,
  characterRecord: {
    id,
    cname: `idol_${id}`,
    name,
    catch: "True words",
    unitRecord: { id: `unit-${id}`, name: `Unit ${id}` },
    posterPicture: { card: { images: {}, width: 1, height: 1, layout: "constrained" as const } },
  },
});
const SWAPS = [
  { first: swapped(25, "Chiaki Morisawa"), second: swapped(35, "Shu Itsuki") },
  { first: swapped(4, "Hinata Aoi"), second: swapped(8, "Yuta Aoi") },
];
const stage = <AprilStage swaps={SWAPS} />;

beforeEach(() => localStorage.clear());

it("is built true", () => {
  const html = renderToString(stage);
  expect(html).toContain("Chiaki Morisawa");
  expect(html).not.toContain("Chiaki Itsuki");
  expect(html).toContain('data-joke="off"');
});

it("swaps units and family names, says so, and is right again after one pull", () => {
  const { unmount } = render(stage);
  expect(screen.getByRole("link", { name: "Chiaki Itsuki" })).toHaveAttribute(
    "href",
    "/explore/units/characters/idol_25",
  );
  expect(screen.getByText(/This is an April Fools joke/)).toBeVisible();
  expect(screen.getAllByText("April 1 joke")).toHaveLength(4);
  fireEvent.click(screen.getByRole("button", { name: "Stop the joke" }));
  expect(screen.getByRole("link", { name: "Chiaki Morisawa" })).toBeVisible();
  expect(screen.queryByText("April 1 joke")).toBeNull();
  expect(screen.getByRole("status")).toHaveTextContent("The joke is over.");
  unmount();
  render(stage);
  expect(screen.getByRole("link", { name: "Chiaki Morisawa" })).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Fool me again" }));
  expect(screen.getByRole("link", { name: "Chiaki Itsuki" })).toBeVisible();
});

it("stops also where nothing can be remembered", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("It did not fit.", "QuotaExceededError");
  });
  render(stage);
  fireEvent.click(screen.getByRole("button", { name: "Stop the joke" }));
  expect(screen.getByRole("link", { name: "Chiaki Morisawa" })).toBeVisible();
  jest.restoreAllMocks();
});

it("makes of any stored text a joke that is on or off", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(typeof readEntry(JOKE_ENTRY, text).isStopped).toBe("boolean");
    }),
  );
});

it("leaves names of one word alone", () => {
  expect(jokeName("Hinata Aoi", "Yuta Aoi")).toBe("Hinata Aoi");
  expect(jokeName("Rinne Amagi", "HiMERU")).toBe("Rinne Amagi");
});

it("turns the clock as time goes, or back from where it was turned round", () => {
  const noon = new Date(2026, 3, 1, 12, 0, 0);
  const later = new Date(2026, 3, 1, 12, 15, 30);
  const hands = ({ hour, minute, second }: Hands) => [hour, minute, second].map(Math.round);
  expect(hands(clockHands(later))).toEqual([8, 93, 180]);
  expect(hands(clockHands(later, noon))).toEqual([352, 267, 180]);
});
