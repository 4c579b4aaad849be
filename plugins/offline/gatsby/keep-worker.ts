import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { codeKey } from "../../../lib/site/build-cache/code-key";
import { StoredStages } from "../../../lib/site/build-cache/stored-stages";
import type { ShellFile } from "../../../lib/site/offline/shell/find-shell";
import { writeWorker } from "../../../lib/site/offline/worker/write-worker";

/** The folder that says how the worker is made; the dependencies are in the key too. */
const MADE_BY = ["lib/site/offline", "plugins/offline"];

/**
 * Writes the service worker of the site that is built in `root`, or puts that of the build before in its
 * place if neither the shell nor what makes the worker has changed: bundling it takes seconds.
 * @param write writes a new one
 */
export async function keepOrWriteWorker(
  root: string,
  shell: readonly ShellFile[],
  write = writeWorker,
): Promise<void> {
  const path = join(root, "public/sw.js");
  const stored = new StoredStages(root);
  const key = codeKey(root, {}, [JSON.stringify(shell)], MADE_BY);
  const kept = stored.find<string>("worker", key);
  if (kept !== undefined) {
    writeFileSync(path, kept);
    return;
  }
  await write(path, shell);
  stored.keep("worker", key, [], readFileSync(path, "utf8"));
}
