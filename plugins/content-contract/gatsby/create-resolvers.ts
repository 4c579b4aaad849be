import type { GatsbyNode } from "gatsby";
import { type NodeModel, recordsOf } from "./record-links";

/** Lists of records by their keys: the type of the records, the property that holds the key, and its type. */
const LISTS = {
  charactersOf: ["Character", "jsonId", "Int"],
  fourPieceIdolsOf: ["FourPieceIdol", "slug", "String"],
  noticesOf: ["ActivityNotice", "jsonId", "String"],
  songsOf: ["Song", "jsonId", "String"],
} as const;

/** The types of the lists, which have `nodes` as Gatsby's own lists do. */
export const LIST_TYPES = Object.values(LISTS)
  .map(([type]) => `type ${type}List { nodes: [${type}!]! }`)
  .join("\n");

/**
 * Adds the lists to queries, for pages that know from their plan whom they show. A query of all records with a filter
 * would make each of these pages depend on every record of the kind.
 */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: create }) => {
  const fields = Object.entries(LISTS).map(([name, [type, by, key]]) => {
    const resolve = async (
      _: unknown,
      { keys }: { keys: readonly (string | number)[] },
      { nodeModel }: { nodeModel: NodeModel },
    ) => ({ nodes: await recordsOf(nodeModel, { type, by }, keys) });
    return [name, { type: `${type}List!`, args: { keys: `[${key}!]!` }, resolve }] as const;
  });
  create({ Query: Object.fromEntries(fields) });
};
