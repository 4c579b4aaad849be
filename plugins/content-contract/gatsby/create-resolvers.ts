import type { GatsbyNode } from "gatsby";
import { type NodeModel, recordsOf } from "./record-links";

/** Lists of records by key: record type, key property, and its type. */
const LISTS = {
  albumsOf: ["Album", "jsonId", "String"],
  charactersOf: ["Character", "jsonId", "Int"],
  fourPieceIdolsOf: ["FourPieceIdol", "slug", "String"],
  noticesOf: ["ActivityNotice", "jsonId", "String"],
  songsOf: ["Song", "jsonId", "String"],
} as const;

export const LIST_TYPES = Object.values(LISTS)
  .map(([type]) => `type ${type}List { nodes: [${type}!]! }`)
  .join("\n");

/**
 * Adds the lists to queries, for pages that know their records from the plan. A filter over all records would make each
 * page depend on every record of the kind.
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
