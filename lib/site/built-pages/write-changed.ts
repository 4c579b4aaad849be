import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Writes a text file of the site, with the folders on its way, unless it holds just that text: what reads the
 * site afterwards passes over files that nobody has touched (known-files.ts).
 */
export function writeChanged(file: string, text: string): void {
  const bytes = Buffer.from(text);
  if (statSync(file, { throwIfNoEntry: false })?.size === bytes.length) {
    if (readFileSync(file).equals(bytes)) return;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}
