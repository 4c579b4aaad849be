import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Exhibit } from "../../content/types";

/** Our flower stands in a content folder, in the order of their files; the catalogue has none. */
export function readExhibits(content: string): Exhibit[] {
  const folder = join(content, "exhibits");
  return readdirSync(folder)
    .toSorted()
    .map((file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as Exhibit);
}
