export { onPreInit } from "./gatsby/on-pre-init";
export { onCreateWebpackConfig } from "./gatsby/on-create-webpack-config";
