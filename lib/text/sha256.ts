import { createHash } from "node:crypto";

/** The SHA-256 of some bytes, in hexadecimal. */
export const sha256 = (bytes: string | Uint8Array): string =>
  createHash("sha256").update(bytes).digest("hex");
