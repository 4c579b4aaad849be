export { createPages } from "./gatsby/create-pages";
export { createResolvers } from "./gatsby/create-resolvers";
export { onCreateWebpackConfig } from "./gatsby/on-create-webpack-config";
