import { digest } from "./digest";

/**
 * What is kept of a device that did something to a thing: it is recognised if it does so again, and what
 * one device did to several things cannot be put together.
 */
export const deviceMark = (act: string, thing: string, device: string): string =>
  digest(act, thing, device);
