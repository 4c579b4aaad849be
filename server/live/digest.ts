import { createHash } from "node:crypto";

/** The SHA-256 of some parts, in base64url. */
export const digest = (...parts: readonly string[]): string =>
  createHash("sha256").update(parts.join("\n")).digest("base64url");

/**
 * What is kept of a device that did something to a thing: it is recognised if it does so again, and what
 * one device did to several things cannot be put together.
 */
export const deviceMark = (act: string, thing: string, device: string): string =>
  digest(act, thing, device);
