export { createSchemaCustomization } from "./gatsby/create-schema-customization";
export { pluginOptionsSchema } from "./gatsby/plugin-options-schema";
export { sourceNodes } from "./gatsby/source-nodes";
