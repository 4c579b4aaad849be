import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { filesBelow } from "../../../lib/site/built-pages/site-paths";
import { writeChanged } from "../../../lib/site/built-pages/write-changed";
import { schemasOf } from "../../../lib/content/schema/read-schemas";
import { dataFiles } from "../../../lib/site/published-data/files/data-files";
import { DATA_FOLDER, TYPES_FILE } from "../../../lib/site/published-data/files/names";

/** Writes the data for others into the finished site; what an earlier build left there is taken away. */
export const onPostBuild: GatsbyNode["onPostBuild"] = ({ store }, options) => {
  const root = store.getState().program.directory as string;
  const files = dataFiles(resolve(root, String(options.content)), schemasOf(root), {
    types: readFileSync(join(root, TYPES_FILE), "utf8"),
  });
  const folder = join(root, "public", DATA_FOLDER);
  // What is gone goes first: where case does not count, a new name may be that of a file that is there.
  for (const path of existsSync(folder) ? filesBelow(folder) : []) {
    if (!files.has(path)) rmSync(join(folder, path));
  }
  for (const [path, text] of files) writeChanged(join(folder, path), text);
};
