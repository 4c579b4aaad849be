import { encode } from "uqr";

/** Width of the margin that scanners require, in modules. */
const QUIET_ZONE = 4;

/** Encodes an address with error correction M: about 15 % of the code may be unreadable. */
export const drawQr = (address: string) => qrPath(encode(address, { ecc: "M", border: 0 }).data);

/** Dark modules as one SVG path, and the side of the square with its quiet zone. */
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
