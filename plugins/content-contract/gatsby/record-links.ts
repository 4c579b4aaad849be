import type { CreateSchemaCustomizationArgs } from "gatsby";

interface NodeModel {
  findOne(args: { type: string; query: object }): Promise<object | null>;
}

interface Options {
  readonly type: string;
  readonly by: string;
  readonly from: string;
}

/**
 * Declares `@recordLinks`: the records that a list of keys refers to, in the order of the list, null for a
 * key that no record has. Gatsby's own `@link` makes a page with a linked list depend on every record of the
 * type; each record is looked up by itself here, so a page depends on those that it shows, and an edit of
 * another one does not query it again.
 */
export function declareRecordLinks(
  actions: Pick<CreateSchemaCustomizationArgs["actions"], "createFieldExtension">,
): void {
  actions.createFieldExtension({
    name: "recordLinks",
    args: { type: "String!", by: "String!", from: "String!" },
    extend: ({ type, by, from }: Options) => ({
      resolve: (
        source: Record<string, unknown>,
        _: unknown,
        { nodeModel }: { nodeModel: NodeModel },
      ) => {
        const keys = source[from] as readonly (string | number)[] | null | undefined;
        if (!keys) return null;
        return Promise.all(
          keys.map((key) => nodeModel.findOne({ type, query: { filter: { [by]: { eq: key } } } })),
        );
      },
    }),
  });
}
