export { onPostBuild } from "./gatsby/on-post-build";
