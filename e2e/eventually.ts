import { expect } from "@playwright/test";

/** `expect.poll` with short intervals, as most changes take a frame or two. */
export const eventually = <Value>(read: () => Value | Promise<Value>, message = "") =>
  expect.poll(read, { message, intervals: [50] });
