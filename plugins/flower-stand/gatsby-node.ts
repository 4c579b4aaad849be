export { createResolvers } from "./gatsby/create-resolvers";
export { createSchemaCustomization } from "./gatsby/create-schema-customization";
export { sourceNodes } from "./gatsby/source-nodes";
