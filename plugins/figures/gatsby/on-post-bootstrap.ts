import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { figureFiles } from "../../../lib/pictures/posters/figure-files";
import { projectOf } from "../../make-node";

/** Draws the figures that are not kept, and puts all into the folder of the pictures, which their stage has emptied. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = ({ store }) => {
  const directory = projectOf({ store });
  const kept = join(directory, ".cache/figures");
  const folder = join(directory, "public/pictures");
  for (const place of [kept, folder]) mkdirSync(place, { recursive: true });
  const files = figureFiles(directory);
  const names = new Set(files.map(({ name }) => name));
  for (const other of readdirSync(kept)) if (!names.has(other)) rmSync(join(kept, other));
  for (const { name, draw } of files) {
    if (!existsSync(join(kept, name))) writeFileSync(join(kept, name), draw());
    copyFileSync(join(kept, name), join(folder, name));
  }
};
