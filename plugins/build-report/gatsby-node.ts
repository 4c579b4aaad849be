export { onPostBuild } from "./gatsby/on-post-build";
export { onPreInit } from "./gatsby/on-pre-init";
