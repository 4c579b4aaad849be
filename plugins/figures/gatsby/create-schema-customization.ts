import type { GatsbyNode } from "gatsby";

const typeDefs = `
  """A character without a ground, as an SVG file of 1200 by 1600."""
  type CharacterFigure implements Node @dontInfer {
    "Key of the poster of the same record, such as characters/tenshouin_eichi."
    key: String!
    address: String!
  }
`;

/** Declares the type. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(typeDefs);
};
