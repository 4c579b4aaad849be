export { createResolvers } from "./gatsby/create-resolvers";
export { createSchemaCustomization } from "./gatsby/create-schema-customization";
export { onPreInit } from "./gatsby/on-pre-init";
