import type { GatsbyNode } from "gatsby";
import type { Character } from "../content/types";
import { detailKeys, posterKey } from "../plugins/catalogue/poster-key";

interface NodeModel {
  findOne(args: { type: string; query: object }): Promise<unknown>;
}
interface Context {
  nodeModel: NodeModel;
}
type CharacterNode = Pick<Character, "cname" | "unit">;

const picture = (context: Context, key: string) =>
  context.nodeModel.findOne({ type: "Picture", query: { filter: { key: { eq: key } } } });

/** Fields that follow from a record without being written in it: pictures by key, a unit's office. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: add }) => {
  add({
    Character: {
      posterPicture: {
        type: "Picture!",
        resolve: (source: CharacterNode, _: unknown, context: Context) =>
          picture(context, posterKey(source)),
      },
      detailPictures: {
        type: "[Picture!]!",
        resolve: (source: CharacterNode, _: unknown, context: Context) =>
          Promise.all(detailKeys(source).map((key) => picture(context, key))),
      },
    },
    Unit: {
      office: {
        type: "Office!",
        resolve: (source: { jsonId: string }, _: unknown, context: Context) =>
          context.nodeModel.findOne({
            type: "Office",
            query: { filter: { list: { in: [source.jsonId] } } },
          }),
      },
    },
  });
};
