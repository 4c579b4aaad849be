import { fireEvent, render, screen } from "@testing-library/react";
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
const SWAPS = [{ first: swapped(25, "Chiaki Morisawa"), second: swapped(35, "Shu Itsuki") }];
beforeEach(() => localStorage.clear());

it("stops even in a browser that stores nothing", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("It did not fit.", "QuotaExceededError");
  });
  render(<AprilStage swaps={SWAPS} />);
  fireEvent.click(screen.getByRole("button", { name: "Stop the joke" }));
  expect(screen.getByRole("link", { name: "Chiaki Morisawa" })).toBeVisible();
  jest.restoreAllMocks();
});

it("reads any stored text as a joke that is on or off", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(typeof readEntry(JOKE_ENTRY, text).isStopped).toBe("boolean");
    }),
  );
});

it("swaps family names, and keeps names of one word", () => {
  expect(jokeName("Chiaki Morisawa", "Shu Itsuki")).toBe("Chiaki Itsuki");
  expect(jokeName("Hinata Aoi", "Yuta Aoi")).toBe("Hinata Aoi");
  expect(jokeName("Rinne Amagi", "HiMERU")).toBe("Rinne Amagi");
});

it("runs the clock forwards, or backwards from the time it was reversed", () => {
  const noon = new Date(2026, 3, 1, 12, 0, 0);
  const later = new Date(2026, 3, 1, 12, 15, 30);
  const hands = ({ hour, minute, second }: Hands) => [hour, minute, second].map(Math.round);
  expect(hands(clockHands(later))).toEqual([8, 93, 180]);
  expect(hands(clockHands(later, noon))).toEqual([352, 267, 180]);
});
