import { existsSync } from "node:fs";
import { join } from "node:path";

/** Path of a development dependency's program. @throws if it is not installed, as with NODE_ENV=production */
export function developmentTool(name, root = ".") {
  const path = join(root, "node_modules/.bin", name);
  if (existsSync(path)) return path;
  throw new Error(
    `${name} is not installed: it is a development package. Run npm ci --include=dev, and try again.`,
  );
}
