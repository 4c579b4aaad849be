import { statSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, resolve } from "node:path";

/**
 * Makes a folder that a user named, and those above it. `recursive` is not used: below /proc it never ends in Node 20.
 * @throws the system's error
 */
export async function makeFolder(path: string): Promise<void> {
  const folder = resolve(path);
  if (isFolder(folder)) return;
  await makeFolder(dirname(folder));
  await mkdir(folder).catch((error: unknown) => {
    // Another process may have made it meanwhile.
    if (!isFolder(folder)) throw error;
  });
}

const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
