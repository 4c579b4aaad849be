export { createSchemaCustomization } from "./gatsby/create-schema-customization";
export { onPreInit } from "./gatsby/on-pre-init";
