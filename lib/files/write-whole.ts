import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Writes a file, with the folders on its way, in one step: other processes, also one that comes after this one was
 * killed, find the old file or the new one.
 * @throws the system's error if it cannot be written; then the old file is left
 */
export function writeWhole(path: string, data: string | Uint8Array): void {
  const unfinished = `${path}.${process.pid}.unfinished`;
  mkdirSync(dirname(path), { recursive: true });
  try {
    writeFileSync(unfinished, data);
    renameSync(unfinished, path);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}
