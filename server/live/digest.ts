import { createHash } from "node:crypto";

/**
 * The SHA-256 of some parts, in base64url. Of a device that does something to a thing only the digest of the act, the
 * thing and its secret is kept: it is recognised if it does so again, and what one device did to several things cannot
 * be put together.
 */
export const digest = (...parts: readonly string[]): string =>
  createHash("sha256").update(parts.join("\n")).digest("base64url");
