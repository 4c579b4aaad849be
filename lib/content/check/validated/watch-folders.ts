import { once } from "node:events";
import { basename } from "node:path";
import { watch } from "chokidar";
import { isLeftover } from "../../read/leftover";

/** Milliseconds within which changes (a checkout, a save of many files) count as one. */
const DEBOUNCE_MS = 150;

/** System errors for exhausted watches or open files. */
const EXHAUSTED = new Set(["ENOSPC", "EMFILE", "ENFILE"]);

export function watchErrorMessage(error: NodeJS.ErrnoException): string {
  if (!EXHAUSTED.has(error.code ?? "")) return `Changes are not seen: ${error.message}`;
  return (
    "Changes are not seen: the system allows no more watched files. " +
    "Allow more (Linux: sudo sysctl fs.inotify.max_user_watches=524288 fs.inotify.max_user_instances=1024), " +
    "and start again."
  );
}

/**
 * Calls `onChange` after changes in folders or files.
 * @param debounce milliseconds without a change before the call; above 50, since changes of a file within 50 are reported
 * once
 * @returns once watching, a function that stops
 */
export async function watchFolders(
  paths: readonly string[],
  onChange: () => void,
  debounce = DEBOUNCE_MS,
): Promise<{ stop: () => Promise<void> }> {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch([...paths], {
    // A folder may be named [v2].
    disableGlobbing: true,
    ignoreInitial: true,
    // A watched folder may itself be named .content.
    ignored: (path: string) => !paths.includes(path) && isLeftover(basename(path)),
  });
  watcher.on("error", (error) => console.error(watchErrorMessage(error)));
  watcher.on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, debounce);
  });
  await once(watcher, "ready");
  const stop = async () => {
    clearTimeout(timer);
    await watcher.close();
  };
  return { stop };
}
