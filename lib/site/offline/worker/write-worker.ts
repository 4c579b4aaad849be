import { dirname } from "node:path";
import { REQUESTED_PAGE } from "../names";
import type { ShellFile } from "../shell/find-shell";
import { basePath } from "../../base-path";
import { rulesBelow } from "./rules-below";
import { runtimeCaching } from "./runtime-caching";

/**
 * Writes the service worker to `path`. A new build waits for the visitor's consent (message SKIP_WAITING); the page
 * passes on what it loaded before (message CACHE_URLS).
 */
export async function writeWorker(path: string, shell: readonly ShellFile[]): Promise<void> {
  // Slow to load, and most builds keep the last worker.
  const { generateSW } = await import("workbox-build");
  const { warnings } = await generateSW({
    swDest: path,
    // Without a folder Workbox drops all entries; no pattern, since the shell is the list.
    globDirectory: dirname(path),
    globPatterns: [],
    mode: "production",
    sourcemap: false,
    inlineWorkboxRuntime: true,
    skipWaiting: false,
    clientsClaim: false,
    cleanupOutdatedCaches: true,
    directoryIndex: null,
    ignoreURLParametersMatching: [new RegExp(`^${REQUESTED_PAGE}$`)],
    babelPresetEnvTargets: ["chrome >= 80", "firefox >= 78", "safari >= 14"],
    additionalManifestEntries: shell.map(({ url, revision }) => ({ url, revision })),
    runtimeCaching: rulesBelow(basePath(), runtimeCaching),
  });
  if (warnings.length > 0) throw new Error(warnings.join("\n"));
}
