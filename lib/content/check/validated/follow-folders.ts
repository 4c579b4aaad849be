import { once } from "node:events";
import { basename } from "node:path";
import { watch } from "chokidar";
import { isLeftover } from "../../read/leftover";

/** Changes that come within this many milliseconds (a checkout, a save of many files) are one. */
const QUIET = 150;

/** Errors of systems whose watches or open files are used up. */
const USED_UP = new Set(["ENOSPC", "EMFILE", "ENFILE"]);

/** A sentence on why changes are not seen. */
export function whyNotWatched(error: NodeJS.ErrnoException): string {
  if (!USED_UP.has(error.code ?? "")) return `Changes are not seen: ${error.message}`;
  return (
    "Changes are not seen: the system allows no more watched files. " +
    "Allow more (Linux: sudo sysctl fs.inotify.max_user_watches=524288 fs.inotify.max_user_instances=1024), " +
    "and start again."
  );
}

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
    // A folder may be called [v2].
    disableGlobbing: true,
    ignoreInitial: true,
    // What is watched may itself be called .content.
    ignored: (path: string) => !paths.includes(path) && isLeftover(basename(path)),
  });
  watcher.on("error", (error) => console.error(whyNotWatched(error)));
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
