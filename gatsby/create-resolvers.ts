import type { GatsbyNode } from "gatsby";
import { encodeStand } from "../lib/stand/document/link";
import { restore } from "../lib/stand/document/restore";

interface ExhibitNode {
  readonly jsonId: string;
  readonly stand: unknown;
}

/** Resolves the stand of each exhibit, restored as any other document. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: create }) => {
  create({
    Exhibit: {
      drawing: {
        type: "JSON!",
        description: "The stand itself.",
        resolve: standOf,
      },
      document: {
        type: "String!",
        description: "The stand as links carry it.",
        resolve: (node: ExhibitNode) => encodeStand(standOf(node)),
      },
    },
  });
};

function standOf({ jsonId, stand }: ExhibitNode) {
  const found = restore(stand);
  if (!found.ok) throw new Error(`The exhibit ${jsonId} holds no stand: ${found.fault}.`);
  return found.stand;
}
