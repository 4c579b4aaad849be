import { mkdirSync, renameSync, rmSync, type Stats, utimesSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Writes a file, with the folders on its way, in one step: other processes, also one that comes after this one was
 * killed, find the old file or the new one.
 * @param times what the file gets in place of the times of now
 * @throws the system's error if it cannot be written; then the old file is left
 */
export function writeWhole(
  path: string,
  data: string | Uint8Array,
  times?: Pick<Stats, "atime" | "mtime">,
): void {
  const unfinished = `${path}.${process.pid}.unfinished`;
  mkdirSync(dirname(path), { recursive: true });
  try {
    writeFileSync(unfinished, data);
    if (times) utimesSync(unfinished, times.atime, times.mtime);
    renameSync(unfinished, path);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}
