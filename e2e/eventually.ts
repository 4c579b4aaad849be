import { expect } from "@playwright/test";

/** `expect.poll`, asking often: what is waited for mostly comes within a frame or two. */
export const eventually = <Value>(ask: () => Value | Promise<Value>, message = "") =>
  expect.poll(ask, { message, intervals: [50] });
