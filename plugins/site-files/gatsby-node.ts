export { onCreateWebpackConfig } from "./gatsby/on-create-webpack-config";
export { onPostBootstrap } from "./gatsby/on-post-bootstrap";
export { onPostBuild } from "./gatsby/on-post-build";
export { onPreBootstrap } from "./gatsby/on-pre-bootstrap";
export { onPreInit } from "./gatsby/on-pre-init";
