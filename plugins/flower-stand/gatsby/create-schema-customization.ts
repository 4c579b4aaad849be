import type { GatsbyNode } from "gatsby";

const typeDefs = `
  """All that flower stands are drawn with; there is one."""
  type StandKit implements Node @dontInfer {
    "Address of the sprite: each part is its symbol <kind>-<key>."
    sprite: String!
    stands: [StandKitPart!]!
    flowers: [StandKitPart!]!
    panels: [StandKitPart!]!
    stickers: [StandKitPart!]!
    backdrops: [StandKitPart!]!
  }

  """A part of the kit."""
  type StandKitPart @dontInfer {
    key: String!
    title: String!
    "Natural size in scene units."
    width: Float!
    height: Float!
    "Panels: where the message stands."
    text: PanelText
    "Stands: where the first layers of a new stand go."
    places: StandPlaces
  }
`;

/** Declares the kit of the flower stands. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(typeDefs);
};
