import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Makes a folder and those above it. (`mkdir` with `recursive` never ends where a folder is there and takes
 * no other, such as below `/proc`.)
 */
export async function makeFolder(path: string): Promise<void> {
  const make = () =>
    mkdir(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  try {
    await make();
  } catch (error) {
    const isParentMissing = (error as NodeJS.ErrnoException).code === "ENOENT";
    if (!isParentMissing || dirname(path) === path) throw error;
    await makeFolder(dirname(path));
    await make();
  }
}
