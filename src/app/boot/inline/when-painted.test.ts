/** @jest-environment jsdom */
import { whenIdle } from "#src/data/browser/when-idle";
import { whenPainted } from "./when-painted";

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it.each([
  ["the boot script", (work: () => void) => whenPainted(window, work)],
  ["what comes later", (work: () => void) => void whenIdle().then(work)],
])("a font or picture that never comes keeps %s waiting for some seconds only", async (_, wait) => {
  jest.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  const work = jest.fn();
  wait(work);
  await jest.advanceTimersByTimeAsync(4000);
  expect(work).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(2000);
  expect(work).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event("load"));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(work).toHaveBeenCalledTimes(1);
});
