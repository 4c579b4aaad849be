import type { GatsbyNode } from "gatsby";
import { figureFiles } from "../../../lib/pictures/posters/figure-files";

/** Makes a node for the figure of each character. */
export const sourceNodes: GatsbyNode["sourceNodes"] = ({
  actions,
  createContentDigest,
  createNodeId,
  store,
}) => {
  const { directory } = store.getState().program as { directory: string };
  for (const { key, name } of figureFiles(directory)) {
    const figure = { key, address: `/pictures/${name}` };
    actions.createNode({
      ...figure,
      id: createNodeId(`CharacterFigure:${key}`),
      parent: null,
      children: [],
      internal: { type: "CharacterFigure", contentDigest: createContentDigest(figure) },
    });
  }
};
