import type { SourceNodesArgs } from "gatsby";

/** What making a node needs of Gatsby's arguments. */
type NodeMaker = Pick<SourceNodesArgs, "actions" | "createContentDigest" | "createNodeId">;

/**
 * Makes a node that comes from no file.
 * @param name what its id is made of
 */
export function makeNode(
  { actions, createContentDigest, createNodeId }: NodeMaker,
  type: string,
  name: string,
  facts: object,
): void | Promise<void> {
  return actions.createNode({
    ...facts,
    id: createNodeId(name),
    parent: null,
    children: [],
    internal: { type, contentDigest: createContentDigest(facts) },
  });
}

/** The project's folder. */
export const projectOf = ({ store }: Pick<SourceNodesArgs, "store">): string =>
  (store.getState().program as { directory: string }).directory;
