export { createSchemaCustomization } from "./gatsby/create-schema-customization";
export { sourceNodes } from "./gatsby/source-nodes";
