import { expect } from "@playwright/test";

/** `expect.poll` with short intervals, as most changes take a frame or two. */
export const eventually = <Value>(ask: () => Value | Promise<Value>, message = "") =>
  expect.poll(ask, { message, intervals: [50] });
