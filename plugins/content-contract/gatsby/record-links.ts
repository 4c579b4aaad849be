/** Of Gatsby, what looks a record up. */
export interface NodeModel {
  findOne(args: { type: string; query: object }): Promise<object | null>;
}

/** The records of a type, told apart by one of their properties. */
interface Kind {
  readonly type: string;
  readonly by: string;
}

/**
 * The records with some keys, in the order of these, null for a key that no record has. Each is looked up by itself,
 * so a page depends on those that it shows, and an edit of another one does not query it again.
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
 * `@recordLinks`: the records that a list of keys refers to. Gatsby's own `@link` makes a page with a linked
 * list depend on every record of the type.
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
