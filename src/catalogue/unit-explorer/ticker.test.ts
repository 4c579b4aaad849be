/** @jest-environment jsdom */
import { startTicker } from "./use-auto-switch";

let isHidden = false;
const setHidden = (hidden: boolean) => {
  isHidden = hidden;
  document.dispatchEvent(new Event("visibilitychange"));
};

beforeEach(() => {
  jest.useFakeTimers();
  isHidden = false;
  jest.spyOn(document, "hidden", "get").mockImplementation(() => isHidden);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it("ticks each period until stopped", () => {
  let ticks = 0;
  const stop = startTicker(document, 4000, () => (ticks += 1));
  jest.advanceTimersByTime(3999);
  expect(ticks).toBe(0);
  jest.advanceTimersByTime(8001);
  expect(ticks).toBe(3);
  stop();
  setHidden(false);
  jest.advanceTimersByTime(20_000);
  expect(ticks).toBe(3);
});

it("pauses while the document is hidden and begins with a whole period", () => {
  let ticks = 0;
  const stop = startTicker(document, 4000, () => (ticks += 1));
  jest.advanceTimersByTime(3000);
  setHidden(true);
  jest.advanceTimersByTime(60_000);
  expect(ticks).toBe(0);
  setHidden(false);
  jest.advanceTimersByTime(3999);
  expect(ticks).toBe(0);
  jest.advanceTimersByTime(1);
  expect(ticks).toBe(1);
  stop();
});
