import { codeKey } from "../../../lib/site/build-cache/code-key";
import type { FinishedSite } from "./finished-site";

/** Code of such files' generators; the dependencies are in the key too. */
const MADE_BY = [
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
 * @param material all inputs besides code
 * @param write writes them, and returns their paths in the site
 * @returns these paths
 */
export async function keepOrWrite(
  { root, stored }: Pick<FinishedSite, "root" | "stored">,
  name: string,
  material: readonly string[],
  write: () => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const key = codeKey(root, {}, material, MADE_BY);
  const kept = stored.find<readonly string[]>(name, key);
  if (kept !== undefined) return kept;
  const files = await write();
  stored.keep(
    name,
    key,
    files.map((file) => `public/${file}`),
    files,
  );
  return files;
}
