export { createPages } from "./gatsby/create-pages";
export { createResolvers } from "./gatsby/create-resolvers";
export { createSchemaCustomization } from "./gatsby/create-schema-customization";
export { onCreateNode, shouldOnCreateNode } from "./gatsby/on-create-node";
export { onCreatePage } from "./gatsby/on-create-page";
export { onCreateWebpackConfig } from "./gatsby/on-create-webpack-config";
export { onPreExtractQueries } from "./gatsby/on-pre-extract-queries";
export { sourceNodes } from "./gatsby/source-nodes";
