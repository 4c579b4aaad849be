export { createSchemaCustomization } from "./gatsby/create-schema-customization";
export { onPostBootstrap } from "./gatsby/on-post-bootstrap";
export { sourceNodes } from "./gatsby/source-nodes";
