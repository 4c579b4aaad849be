import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { figureFiles } from "../../../lib/pictures/posters/figure-files";
import { makeNode, projectOf } from "../../make-node";

/** Names of figures; the digits change with what is drawn. */
const FIGURE = /-figure\.[0-9a-f]{8}\.svg$/;

/**
 * Makes a node for the figure of each character, draws the figures that are not beside the pictures yet, and takes
 * away those that are no more.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = (args) => {
  const directory = projectOf(args);
  const folder = join(directory, "public/pictures");
  mkdirSync(folder, { recursive: true });
  const files = figureFiles(directory);
  const names = new Set(files.map(({ name }) => name));
  for (const other of readdirSync(folder)) {
    if (FIGURE.test(other) && !names.has(other)) rmSync(join(folder, other));
  }
  for (const { key, name, draw } of files) {
    if (!existsSync(join(folder, name))) writeFileSync(join(folder, name), draw());
    const figure = { key, address: `/pictures/${name}` };
    void makeNode(args, "CharacterFigure", `CharacterFigure:${key}`, figure);
  }
};
