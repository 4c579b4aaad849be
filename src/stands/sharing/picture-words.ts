import { ExportError } from "../export/export-error";
import type { ExportSize } from "../export/export-sizes";

/** A size in words: `1800 × 2400`. */
export const pixelsOf = ({ width, height }: ExportSize): string => `${width} × ${height}`;

/** Why there is no picture, for the visitor. */
export function whyNoPicture(error: unknown): string {
  if (!(error instanceof ExportError)) return "The picture could not be made. Please try again.";
  return error.fault === "fetch"
    ? "A part of the stand could not be fetched. Check the network and try again."
    : "This device has no room for a picture of this stand. Close other pages and try again.";
}

/** What is said after a picture was made: of its size, only if it is not the one asked for. */
export const madeWords = (done: string, smaller: ExportSize | undefined): string =>
  smaller
    ? `${done}, at ${pixelsOf(smaller)}: this device could not make the larger size.`
    : `${done}.`;
