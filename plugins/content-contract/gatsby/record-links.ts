export interface NodeModel {
  findOne(args: { type: string; query: object }): Promise<object | null>;
}

interface Kind {
  readonly type: string;
  readonly by: string;
}

/**
 * Records by keys, in the order of the keys; null for unknown ones. Looks up each separately, so that a page depends
 * only on the records that it shows.
 */
export const recordsOf = (
  nodeModel: NodeModel,
  { type, by }: Kind,
  keys: readonly (string | number)[],
): Promise<(object | null)[]> =>
  Promise.all(
    keys.map((key) => nodeModel.findOne({ type, query: { filter: { [by]: { eq: key } } } })),
  );

/**
 * `@recordLinks`: the records of a list of keys. Gatsby's own `@link` makes a page depend on every record of the type.
 */
export const recordLinks = {
  name: "recordLinks",
  args: { type: "String!", by: "String!", from: "String!" },
  extend: ({ from, ...kind }: Kind & { readonly from: string }) => ({
    resolve: (
      source: Record<string, unknown>,
      _: unknown,
      { nodeModel }: { nodeModel: NodeModel },
    ) => {
      const keys = source[from] as readonly (string | number)[] | null | undefined;
      return keys ? recordsOf(nodeModel, kind, keys) : null;
    },
  }),
};
