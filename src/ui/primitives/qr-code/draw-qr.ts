import { encode } from "uqr";
import { qrPath } from "./qr-path";

/** Draws an address as a code that stands a stain: about a seventh of it may be unreadable. */
export function drawQr(address: string): { path: string; size: number } {
  return qrPath(encode(address, { ecc: "M", border: 0 }).data);
}
