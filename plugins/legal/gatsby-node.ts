export { onCreateNode, shouldOnCreateNode } from "./gatsby/on-create-node";
