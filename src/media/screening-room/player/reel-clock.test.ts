/** @jest-environment jsdom */
import { ReelClock } from "./reel-clock";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("the time runs while it plays, and stands while it does not", () => {
  const clock = new ReelClock(20);
  jest.advanceTimersByTime(1000);
  expect(clock.time).toBe(0);
  clock.play();
  jest.advanceTimersByTime(3000);
  expect(clock.time).toBeCloseTo(3, 1);
  clock.pause();
  jest.advanceTimersByTime(3000);
  expect(clock.time).toBeCloseTo(3, 1);
  clock.toggle();
  expect(clock.isPlaying).toBe(true);
});

test("it ends at the end and begins again from there", () => {
  const clock = new ReelClock(2);
  clock.play();
  jest.advanceTimersByTime(5000);
  expect([clock.time, clock.isPlaying]).toEqual([2, false]);
  clock.play();
  expect(clock.time).toBe(0);
});

test("it waits for what is to be seen", () => {
  const clock = new ReelClock(20);
  let isReady = false;
  clock.waitFor(() => isReady);
  clock.play();
  jest.advanceTimersByTime(4000);
  expect(clock.time).toBe(0);
  isReady = true;
  jest.advanceTimersByTime(1000);
  expect(clock.time).toBeCloseTo(1, 1);
});

test("a page that comes back from the background does not jump", () => {
  const clock = new ReelClock(60);
  let frame: FrameRequestCallback = () => {};
  jest.spyOn(window, "requestAnimationFrame").mockImplementation((callback) => {
    frame = callback;
    return 1;
  });
  clock.play();
  frame(performance.now() + 30_000);
  expect(clock.time).toBeLessThan(1);
  jest.restoreAllMocks();
});

test("it is set within the film only", () => {
  const clock = new ReelClock(10);
  for (const [wanted, time] of [
    [4, 4],
    [-3, 0],
    [99, 10],
    [Number.NaN, 10],
  ] as const) {
    clock.seek(wanted);
    expect(clock.time).toBe(time);
  }
});

test("watchers hear of every frame, listeners of what is shown", () => {
  const clock = new ReelClock(10);
  const watcher = jest.fn();
  const listener = jest.fn();
  const unwatch = clock.watch(watcher);
  const unsubscribe = clock.subscribe(listener);
  expect(watcher).toHaveBeenCalledWith(0);
  clock.play();
  jest.advanceTimersByTime(1000);
  expect(watcher.mock.calls.length).toBeGreaterThan(30);
  expect(listener.mock.calls.length).toBeLessThan(8);
  unwatch();
  unsubscribe();
  const [watched, listened] = [watcher.mock.calls.length, listener.mock.calls.length];
  jest.advanceTimersByTime(1000);
  expect([watcher.mock.calls.length, listener.mock.calls.length]).toEqual([watched, listened]);
});
