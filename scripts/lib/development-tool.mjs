import { existsSync } from "node:fs";
import { join } from "node:path";

/**
 * The path of a program of a package of development.
 * @throws if it is not installed: npm leaves such packages out where NODE_ENV is production
 */
export function developmentTool(name, root = ".") {
  const path = join(root, "node_modules/.bin", name);
  if (existsSync(path)) return path;
  throw new Error(
    `${name} is not installed: it is a development package. Run npm ci --include=dev, and try again.`,
  );
}
