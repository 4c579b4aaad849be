/** The block of a campaign that holds its module; undefined where it has none. */
export function moduleOf<Block extends { __typename: string }>(
  blocks: readonly Block[],
): Extract<Block, { __typename: "ModuleBlock" }> | undefined {
  return blocks.find(
    (block): block is Extract<Block, { __typename: "ModuleBlock" }> =>
      block.__typename === "ModuleBlock",
  );
}
