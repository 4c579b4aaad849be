type ModuleBlock<Block> = Extract<Block, { __typename: "ModuleBlock" }>;

export function moduleOf<Block extends { __typename: string }>(data: {
  readonly campaign: { readonly blocks: readonly Block[] } | null;
}): ModuleBlock<Block> | undefined {
  return data.campaign?.blocks.find(
    (block): block is ModuleBlock<Block> => block.__typename === "ModuleBlock",
  );
}
