import { encode } from "uqr";

/** White modules that a scanner needs around a code. */
const QUIET_ZONE = 4;

/** Draws an address as a code that stands a stain: about a seventh of it may be unreadable. */
export const drawQr = (address: string) => qrPath(encode(address, { ecc: "M", border: 0 }).data);

/** The dark modules of a code as one SVG path, and the side of its square, quiet zone included. */
export function qrPath(modules: readonly (readonly boolean[])[]): { path: string; size: number } {
  let path = "";
  for (const [y, row] of modules.entries()) {
    for (let x = 0; x < row.length; x++) {
      const start = x;
      while (row[x]) x++;
      if (x > start)
        path += `M${start + QUIET_ZONE} ${y + QUIET_ZONE}h${x - start}v1h-${x - start}z`;
    }
  }
  return { path, size: modules.length + 2 * QUIET_ZONE };
}
