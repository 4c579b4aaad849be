import { logThrottled } from "./log-throttled";

it("logs each kind once a minute", () => {
  jest.useFakeTimers();
  const log = jest.spyOn(console, "error").mockImplementation(() => {});
  for (const line of ["full", "full again"]) logThrottled("disk", line);
  logThrottled("files", "too many");
  jest.advanceTimersByTime(60_000);
  jest.setSystemTime(0);
  logThrottled("disk", "still full");
  expect(log.mock.calls.flat()).toEqual(["full", "too many", "still full"]);
  log.mockRestore();
  jest.useRealTimers();
});
