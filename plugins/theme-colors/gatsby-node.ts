export { onPostBootstrap } from "./gatsby/on-post-bootstrap";
export { onPostBuild } from "./gatsby/on-post-build";
export { pluginOptionsSchema } from "./gatsby/plugin-options-schema";
