import { randomUUID } from "node:crypto";
import { constants, statSync } from "node:fs";
import { copyFile, link, mkdir, readFile, rename, rm, utimes, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { sha256 } from "../text/sha256";

/**
 * Modification time of all finished files (2020-01-01). A file changed in place, in the cache or through a hard link,
 * has another, so one `stat` tells if it is intact; and copies in archives are the same.
 */
export const FIXED_MTIME = new Date(Date.UTC(2020, 0, 1));

export interface ExpectedFile {
  bytes: number;
  /** Compared only if the size is right and the time stamp is not. */
  sha256: string;
}

/** True if a file has this size and still the stamp. */
export function isUntouched(path: string, bytes: number): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats?.size === bytes && stats.mtimeMs === FIXED_MTIME.getTime();
}

/** True if a file exists and is intact. Restores a lost stamp. */
export async function isIntact(path: string, expected: ExpectedFile): Promise<boolean> {
  try {
    // Synchronous: enough for most files of most builds, and three times as fast.
    const { size, mtimeMs } = statSync(path);
    if (size !== expected.bytes) return false;
    if (mtimeMs === FIXED_MTIME.getTime()) return true;
    if (sha256(await readFile(path)) !== expected.sha256) return false;
    await utimes(path, FIXED_MTIME, FIXED_MTIME);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

export async function writeWithFixedMtime(path: string, data: string | Uint8Array): Promise<void> {
  await writeThroughTemporary(path, (temporary) => writeFile(temporary, data));
}

/** Hard-links a file to a second path, or copies it between two disks. */
export async function linkOrCopy(from: string, to: string): Promise<void> {
  await rm(to, { force: true });
  try {
    await mkdir(dirname(to), { recursive: true });
    await link(from, to);
  } catch {
    await writeThroughTemporary(to, (temporary) =>
      copyFile(from, temporary, constants.COPYFILE_FICLONE),
    );
  }
}

export function isMissing(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === "ENOENT";
}

async function writeThroughTemporary(
  path: string,
  write: (temporary: string) => Promise<void>,
): Promise<void> {
  const temporary = `${path}.${randomUUID()}.tmp`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await write(temporary);
    await utimes(temporary, FIXED_MTIME, FIXED_MTIME);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
