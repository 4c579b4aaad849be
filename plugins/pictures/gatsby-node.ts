export { createSchemaCustomization } from "./gatsby/create-schema-customization";
export { onPostBootstrap } from "./gatsby/on-post-bootstrap";
export { pluginOptionsSchema } from "./gatsby/plugin-options-schema";
export { sourceNodes } from "./gatsby/source-nodes";
