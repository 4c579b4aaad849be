export { onPreInit } from "./gatsby/on-pre-init";
