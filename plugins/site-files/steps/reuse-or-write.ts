import { codeKey } from "../../../lib/site/build-cache/code-key";
import type { FinishedSite } from "./finished-site";

/** Code that generates the files kept here; the dependencies are in the key too. */
const GENERATOR_CODE = [
  "lib/content/model/schema",
  "lib/content/read/schema",
  "lib/site/offline",
  "lib/site/published-data",
  "plugins/site-files",
];

/**
 * Keeps the last build's files if they exist and their inputs are the same: bundling a worker takes seconds, generating
 * types one, encoding icons half of one.
 * @param name of the stage
 * @param inputs all inputs besides code
 * @param write writes them, and returns their paths in the site
 * @returns these paths
 */
export async function reuseOrWrite(
  { root, cache }: Pick<FinishedSite, "root" | "cache">,
  name: string,
  inputs: readonly string[],
  write: () => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const key = codeKey(root, {}, inputs, GENERATOR_CODE);
  const reused = cache.find<readonly string[]>(name, key);
  if (reused !== undefined) return reused;
  const files = await write();
  cache.store(
    name,
    key,
    files.map((file) => `public/${file}`),
    files,
  );
  return files;
}
