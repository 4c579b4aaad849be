import { readFileSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { readSchemas } from "../../content-contract/schema/read-schemas";
import { dataFiles } from "../files/data-files";
import { DATA_FOLDER, TYPES_FILE } from "../files/names";

/** Writes the data for others into the finished site; what an earlier build left there is taken away. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store }, options) => {
  const root = store.getState().program.directory as string;
  const files = dataFiles(resolve(root, String(options.content)), readSchemas(root), {
    types: readFileSync(join(root, TYPES_FILE), "utf8"),
  });
  const folder = join(root, "public", DATA_FOLDER);
  await rm(folder, { recursive: true, force: true });
  for (const [path, text] of files) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
};
