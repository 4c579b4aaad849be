import { randomUUID } from "node:crypto";
import { constants, statSync } from "node:fs";
import { copyFile, link, mkdir, readFile, rename, rm, utimes, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { sha256 } from "../text/sha256";

/**
 * Every file that the stage finishes carries this modification time (2020-01-01). Whoever changes
 * one in place, in the cache or through a hard link in the output, leaves another time behind; so
 * one `stat` tells whether a file is still as it was written, and copies in archives are the same.
 */
const STAMP = new Date(Date.UTC(2020, 0, 1));

/** What a file must be to count as whole. */
export interface Expected {
  bytes: number;
  /** Compared only when the size is right but the time stamp is not. */
  sha256: string;
}

/** Whether a file has so many bytes and still the stamp of the stage. */
export function isUntouched(path: string, bytes: number): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats?.size === bytes && stats.mtimeMs === STAMP.getTime();
}

/** Whether a file is there and whole. A stamp that was lost on the way is put back. */
export async function isWhole(path: string, expected: Expected): Promise<boolean> {
  try {
    // Most builds do no more with most files, and it takes a third of the time of an answer that comes later.
    const { size, mtimeMs } = statSync(path);
    if (size !== expected.bytes) return false;
    if (mtimeMs === STAMP.getTime()) return true;
    if (sha256(await readFile(path)) !== expected.sha256) return false;
    await utimes(path, STAMP, STAMP);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/** Writes a file in one step, with the stamp of the stage, over whatever was there. */
export async function writeStamped(path: string, data: string | Uint8Array): Promise<void> {
  await throughTemporary(path, (temporary) => writeFile(temporary, data));
}

/** Puts a whole file in a second place: as a hard link, or a copy between two disks. */
export async function linkOrCopy(from: string, to: string): Promise<void> {
  await rm(to, { force: true });
  try {
    await mkdir(dirname(to), { recursive: true });
    await link(from, to);
  } catch {
    await throughTemporary(to, (temporary) =>
      copyFile(from, temporary, constants.COPYFILE_FICLONE),
    );
  }
}

/** Whether an error says that a file or a folder does not exist. */
export function isMissing(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === "ENOENT";
}

async function throughTemporary(
  path: string,
  write: (temporary: string) => Promise<void>,
): Promise<void> {
  const temporary = `${path}.${randomUUID()}.tmp`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await write(temporary);
    await utimes(temporary, STAMP, STAMP);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
