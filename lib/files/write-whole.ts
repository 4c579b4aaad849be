import { mkdirSync, renameSync, rmSync, type Stats, utimesSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Writes a file in one step, and makes its folders. Other processes see the old file or the new one, even if this one
 * is killed.
 * @param times access and modification time; now by default
 * @throws the system's error; the old file is then unchanged
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
