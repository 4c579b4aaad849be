import { stat } from "node:fs/promises";
import { join } from "node:path";

const isFile = async (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

/**
 * The file that answers a path: the file of that name, a folder's page, or a stored answer of the API
 * with or without an extension.
 * @param folder the built site
 * @param path a decoded path that {@link canonicalPath} let through
 * @returns the file's path below the folder, or undefined if there is none
 */
export async function findFile(folder: string, path: string): Promise<string | undefined> {
  const names = path.startsWith("/api/")
    ? [path, `${path}.json`]
    : [path, join(path, "index.html")];
  for (const name of names) {
    if (await isFile(join(folder, name))) return name;
  }
  return undefined;
}
