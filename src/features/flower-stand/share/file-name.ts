import { slugOf } from "../../../lib/slug";

/** Name of a saved picture: `encore-flower-stand-second-night.png`; by its day where no title can be used. */
export function fileNameOf(title: string, now = new Date()): string {
  // In ASCII: other letters do not survive every way that a file takes.
  const name = slugOf(title.normalize("NFKD").replaceAll(/[^\x20-\x7e]/g, "")).slice(0, 40);
  return `encore-flower-stand-${name || now.toISOString().slice(0, 10)}.png`;
}
