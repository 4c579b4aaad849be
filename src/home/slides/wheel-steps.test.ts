import { WheelSteps } from "./wheel-steps";

/** Number of steps made by wheel events `[delta, ms since the last]`. */
function steps(turns: readonly (readonly [delta: number, after: number])[]): number {
  const gate = new WheelSteps();
  let time = 0;
  return turns.filter(([delta, after]) => {
    time += after;
    return gate.record(delta, time);
  }).length;
}

it("makes one step per notch, or two with a pause between", () => {
  expect(steps([[100, 0]])).toBe(1);
  expect(
    steps([
      [100, 0],
      [100, 300],
    ]),
  ).toBe(2);
});

it("makes one step of a touchpad's swipe and its long end", () => {
  const swipe = Array.from({ length: 55 }, (_, turn) => [Math.max(1, 90 - turn * 2), 16] as const);
  expect(steps(swipe)).toBe(1);
});

it("detects a second swipe in the inertia of the first", () => {
  const swipe = Array.from({ length: 40 }, (_, turn) => [Math.max(2, 90 - turn * 3), 16] as const);
  expect(steps([...swipe, ...swipe])).toBe(2);
});

it("continues step by step while a wheel keeps turning", () => {
  const turning = Array.from({ length: 31 }, () => [100, 100] as const);
  expect(steps(turning)).toBe(3);
});
