/** @jest-environment jsdom */
import { autorun } from "mobx";
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

test("the time that is shown as a figure changes a few times in a second", () => {
  const clock = new ReelClock(10);
  const shown: number[] = [];
  const stop = autorun(() => shown.push(clock.shownTime));
  clock.play();
  jest.advanceTimersByTime(1100);
  stop();
  expect(shown).toEqual([0, 0.25, 0.5, 0.75, 1]);
});
