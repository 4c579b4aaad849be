import { existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { figureFiles } from "../../../lib/pictures/posters/figure-files";
import { projectOf } from "../../make-node";

/** Names of figures; the digits change with what is drawn. */
const FIGURE = /-figure\.[0-9a-f]{8}\.svg$/;

/** Draws the figures that are not beside the pictures yet, and takes away those that are no more. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = ({ store }) => {
  const directory = projectOf({ store });
  const folder = join(directory, "public/pictures");
  const files = figureFiles(directory);
  const names = new Set(files.map(({ name }) => name));
  for (const other of readdirSync(folder)) {
    if (FIGURE.test(other) && !names.has(other)) rmSync(join(folder, other));
  }
  for (const { name, draw } of files) {
    if (!existsSync(join(folder, name))) writeFileSync(join(folder, name), draw());
  }
};
