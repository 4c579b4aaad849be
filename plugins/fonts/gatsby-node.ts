export { onPreBootstrap } from "./gatsby/on-pre-bootstrap";
export { pluginOptionsSchema } from "./gatsby/plugin-options-schema";
