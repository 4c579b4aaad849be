import type { GatsbyNode } from "gatsby";

const typeDefs = `
  "A package of others that this site is made with."
  type SoftwarePackage implements Node @dontInfer {
    name: String!
    version: String!
    "As its makers write it, such as MIT or OFL-1.1."
    licence: String!
    "browser, lettering, building or testing."
    part: String!
  }
`;

/** Declares what /sdk lists. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(typeDefs);
};
