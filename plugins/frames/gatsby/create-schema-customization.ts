import type { GatsbyNode } from "gatsby";
import type { FilmChapter } from "../../../content/types";
import { frameKey } from "../../../lib/pictures/film/keys";
import { chapterSpans } from "../../../lib/pictures/film/film-of";

interface NodeModel {
  findAll(args: { type: string; query: object }): Promise<{ entries: Iterable<unknown> }>;
  findOne(args: { type: string; query: object }): Promise<object | null>;
}
interface Context {
  nodeModel: NodeModel;
}

const typeDefs = `
  """The film of /playmovie_campaign; there is one."""
  type Film implements Node @dontInfer {
    "Its title in one line."
    title: String!
    "Number of its frames."
    frames: Int!
    "Address of the manifest of its pictures (lib/pictures/film/manifest/film-manifest.ts)."
    manifest: String!
  }
`;

/** Declares what follows from the chapters together: frames and stills. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createFieldExtension({
    name: "filmFrame",
    args: { edge: "String!" },
    extend: ({ edge }: { edge: "first" | "last" }) => ({
      resolve: async (source: FilmChapter, _: unknown, context: Context) =>
        (await edgesOf(source, context))[edge],
    }),
  });
  actions.createFieldExtension({
    name: "filmStill",
    args: { shape: "String!" },
    extend: ({ shape }: { shape: "wide" | "tall" }) => ({
      resolve: async (source: FilmChapter, _: unknown, context: Context) => {
        const key = frameKey((await edgesOf(source, context)).still, shape);
        const query = { filter: { key: { eq: key } } };
        const picture = await context.nodeModel.findOne({ type: "Picture", query });
        if (!picture) throw new Error(`No Picture has the key ${key}.`);
        return picture;
      },
    }),
  });
  actions.createTypes(typeDefs);
};

async function edgesOf({ number, still }: FilmChapter, { nodeModel }: Context) {
  const { entries } = await nodeModel.findAll({ type: "FilmChapter", query: {} });
  const spans = chapterSpans([...entries] as FilmChapter[]);
  const span = spans.find(({ chapter }) => chapter.number === number);
  if (!span) throw new Error(`No chapter has the number ${number}.`);
  return { first: span.first, last: span.last, still: span.first + still - 1 };
}
