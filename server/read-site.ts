import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Site } from "./app";

/**
 * The site that was built in `root`.
 * @throws if it was not built
 */
export function readSite(root: string): Site {
  const headers = join(root, "deploy/generated/headers.json");
  const folder = join(root, "public");
  if (!existsSync(headers) || !existsSync(join(folder, "index.html"))) {
    throw new Error("There is no built site. Build one first: npm run build");
  }
  return {
    folder,
    functions: join(root, ".cache/functions"),
    rules: JSON.parse(readFileSync(headers, "utf8")),
  };
}
