import type { GatsbyNode } from "gatsby";
import { figureFiles } from "../../../lib/pictures/posters/figure-files";
import { makeNode, projectOf } from "../../make-node";

/** Makes a node for the figure of each character. */
export const sourceNodes: GatsbyNode["sourceNodes"] = (args) => {
  for (const { key, name } of figureFiles(projectOf(args))) {
    const figure = { key, address: `/pictures/${name}` };
    void makeNode(args, "CharacterFigure", `CharacterFigure:${key}`, figure);
  }
};
