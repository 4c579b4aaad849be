export { onCreateWebpackConfig } from "./gatsby/on-create-webpack-config";
export { onPostBuild } from "./gatsby/on-post-build";
export { pluginOptionsSchema } from "./gatsby/plugin-options-schema";
