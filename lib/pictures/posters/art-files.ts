import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

const ENDING = /\.(png|jpe?g|webp|avif)$/;

/**
 * The files of `content/art` by their art key (`characters/anzu`): each wins over the drawn
 * picture of the same key.
 * @param contentRoot the content folder; it need not have a folder `art`
 */
export function artFiles(contentRoot: string): Map<string, string> {
  const folder = join(contentRoot, "art");
  if (!existsSync(folder)) return new Map();
  return new Map(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => ENDING.test(file))
      .toSorted()
      .map((file) => [file.replaceAll("\\", "/").replace(ENDING, ""), join(folder, file)]),
  );
}
