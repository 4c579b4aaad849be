import { codeKey } from "../../../lib/site/build-cache/code-key";
import type { FinishedSite } from "./finished-site";

/** The code that makes such files; the dependencies are in the key too. */
const MADE_BY = [
  "lib/content/model/schema",
  "lib/content/read/schema",
  "lib/site/offline",
  "lib/site/published-data",
  "plugins/site-files",
];

/**
 * Keeps the files of the build before if they are still there and were made of the same: bundling a worker takes
 * seconds, making types one, encoding icons half of one.
 * @param name of the stage
 * @param material all that the files are made of besides code
 * @param write writes them, and gives their paths in the site
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
