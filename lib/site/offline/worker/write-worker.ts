import { dirname } from "node:path";
import { ASKED_FOR } from "../names";
import type { ShellFile } from "../shell/find-shell";
import { basePath } from "../../base-path";
import { below } from "./below";
import { runtimeCaching } from "./runtime-caching";

/**
 * Writes the service worker to `path`. A new edition waits until the visitor asks for it
 * (message SKIP_WAITING); the page hands over what it had loaded before (message CACHE_URLS).
 */
export async function writeWorker(path: string, shell: readonly ShellFile[]): Promise<void> {
  // It takes long to load, and most builds keep the worker of the one before.
  const { generateSW } = await import("workbox-build");
  const { warnings } = await generateSW({
    swDest: path,
    // Without a folder Workbox leaves all entries out; no pattern, since the shell is the list.
    globDirectory: dirname(path),
    globPatterns: [],
    mode: "production",
    sourcemap: false,
    inlineWorkboxRuntime: true,
    skipWaiting: false,
    clientsClaim: false,
    cleanupOutdatedCaches: true,
    directoryIndex: null,
    ignoreURLParametersMatching: [new RegExp(`^${ASKED_FOR}$`)],
    babelPresetEnvTargets: ["chrome >= 80", "firefox >= 78", "safari >= 14"],
    additionalManifestEntries: shell.map(({ url, revision }) => ({ url, revision })),
    runtimeCaching: below(basePath(), runtimeCaching),
  });
  if (warnings.length > 0) throw new Error(warnings.join("\n"));
}
