import { createHash } from "node:crypto";

/** The SHA-256 of some parts, in base64url. */
export const digest = (...parts: readonly string[]): string =>
  createHash("sha256").update(parts.join("\n")).digest("base64url");
