import type { ExportSize } from "../export/export-sizes";
import { slugOf } from "#lib/content/check/addresses/slug";

/** Name of a saved picture, by its title or its day, and its size: `encore-flower-stand-second-night-large.png`. */
export function fileNameOf(title: string, size: ExportSize["key"], now = new Date()): string {
  // In ASCII: other letters do not survive every way that a file takes.
  const name = slugOf(title.normalize("NFKD").replaceAll(/[^\x20-\x7e]/g, "")).slice(0, 40);
  return `encore-flower-stand-${name || now.toISOString().slice(0, 10)}-${size}.png`;
}
