import { createHash } from "node:crypto";

/**
 * SHA-256 of joined parts, in base64url. For a device's action only the digest of action, target and device secret is
 * stored: repetitions are recognized, but actions of one device cannot be linked.
 */
export const digest = (...parts: readonly string[]): string =>
  createHash("sha256").update(parts.join("\n")).digest("base64url");
