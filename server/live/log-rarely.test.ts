import { logRarely } from "./log-rarely";

it("logs each kind once a minute", () => {
  jest.useFakeTimers();
  const log = jest.spyOn(console, "error").mockImplementation(() => {});
  for (const line of ["full", "full again"]) logRarely("disk", line);
  logRarely("files", "too many");
  jest.advanceTimersByTime(60_000);
  jest.setSystemTime(0);
  logRarely("disk", "still full");
  expect(log.mock.calls.flat()).toEqual(["full", "too many", "still full"]);
  log.mockRestore();
  jest.useRealTimers();
});
