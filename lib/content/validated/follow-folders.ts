import { once } from "node:events";
import { basename } from "node:path";
import { watch } from "chokidar";
import { isLeftover } from "../read/leftover";

/** Changes that come within this many milliseconds (a checkout, a save of many files) are one. */
const QUIET = 150;

/**
 * Calls `react` after each change of files in some folders, or of some files.
 * @param quiet milliseconds without a change before it is called; above 50, since a file that changes twice
 *   within 50 is told of once
 * @returns when it has begun to watch: what stops it
 */
export async function followFolders(
  paths: readonly string[],
  react: () => void,
  quiet = QUIET,
): Promise<{ stop: () => Promise<void> }> {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch([...paths], {
    ignoreInitial: true,
    ignored: (path: string) => isLeftover(basename(path)),
  });
  watcher.on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(react, quiet);
  });
  await once(watcher, "ready");
  const stop = async () => {
    clearTimeout(timer);
    await watcher.close();
  };
  return { stop };
}
