import type { GatsbyNode } from "gatsby";
import type { Character } from "../content/types";
import { campaignKey } from "../lib/content/catalogue/campaign-art";
import { hairWord } from "../lib/search/tones";
import { colorsSeen } from "../lib/search/looks";
import { detailKey, detailKeys, posterKey } from "../lib/content/catalogue/poster-key";

interface NodeModel {
  findOne(args: { type: string; query: object }): Promise<object | null>;
}
interface Context {
  nodeModel: NodeModel;
}
type CharacterNode = Pick<Character, "cname" | "unit">;

/** Fields that follow from a record without being written in it. */
const typeDefs = `
  type Character implements Node {
    "The poster; a second record of an idol has one of its own."
    posterPicture: Picture! @poster
    "The face, cut square from the poster: the first of the details."
    facePicture: Picture! @posterFace
    "What the colour of the hair is called; null for who is drawn without."
    hairWord: String @hairWord
    "Three details of the poster (videoPic)."
    detailPictures: [Picture!]! @posterDetails
    "The same look without a ground."
    figure: CharacterFigure! @figure
    "What the colours of the hair are called, as it is drawn."
    hairColors: [String!]! @hairColors
    "The same of the eyes."
    eyeColors: [String!]! @eyeColors
  }

  type Unit implements Node {
    "The office that lists the unit."
    office: Office! @officeOfUnit
  }

  type Campaign implements Node {
    "The picture of its scene and cast, for wide windows."
    widePicture: Picture! @campaignPicture(shape: "wide")
    "The same for phones."
    tallPicture: Picture! @campaignPicture(shape: "tall")
  }

  type FilmChapter implements Node {
    "Its first frame in the film, from 1."
    firstFrame: Int! @filmFrame(edge: "first")
    "Its last frame in the film."
    lastFrame: Int! @filmFrame(edge: "last")
    "The frame of the film that stands for it in the storyboard, 16:9."
    widePicture: Picture! @filmStill(shape: "wide")
    "The same, 4:5, for phones."
    tallPicture: Picture! @filmStill(shape: "tall")
  }

  type LegalPage implements Node {
    "Name of the file, which is the path of the page."
    slug: String!
    "The text as sanitised HTML."
    html: String!
    "The sections, for a table of contents."
    toc: [LegalSection!]!
  }

  "A heading of the second level in a legal text."
  type LegalSection {
    "Its id in the HTML."
    id: String!
    title: String!
  }
`;

/** What gives each of those fields, by the name of its extension. */
const RESOLVERS = {
  poster: (source: CharacterNode, _: unknown, context: Context) =>
    findPicture(context, posterKey(source)),
  posterFace: (source: CharacterNode, _: unknown, context: Context) =>
    findPicture(context, detailKey(posterKey(source), "face")),
  hairWord: ({ look }: Character) => (look.kind === "portrait" ? hairWord(look.hair.color) : null),
  figure: (source: CharacterNode, _: unknown, context: Context) => {
    const key = posterKey(source);
    return find(context, "CharacterFigure", { key: { eq: key } }, `has the key ${key}`);
  },
  hairColors: (source: Character) => colorsSeen(source, "hair"),
  eyeColors: (source: Character) => colorsSeen(source, "eyes"),
  posterDetails: (source: CharacterNode, _: unknown, context: Context) =>
    Promise.all(detailKeys(source).map((key) => findPicture(context, key))),
  officeOfUnit: ({ jsonId }: { jsonId: string }, _: unknown, context: Context) =>
    find(context, "Office", { list: { in: [jsonId] } }, `lists unit ${jsonId}`),
};

/**
 * Adds pictures to characters and campaigns and the office to units, as field extensions. Types of one plugin are
 * extended here and not by another: Gatsby warns of that.
 */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  for (const [name, resolve] of Object.entries(RESOLVERS)) {
    actions.createFieldExtension({ name, extend: () => ({ resolve }) });
  }
  actions.createFieldExtension({
    name: "campaignPicture",
    args: { shape: "String!" },
    extend: ({ shape }: { shape: "wide" | "tall" }) => ({
      resolve: ({ slug }: { slug: string }, _: unknown, context: Context) =>
        findPicture(context, campaignKey(slug, shape)),
    }),
  });
  actions.createTypes(typeDefs);
};

function findPicture(context: Context, key: string): Promise<object> {
  return find(context, "Picture", { key: { eq: key } }, `has the key ${key}`);
}

async function find(context: Context, type: string, filter: object, what: string): Promise<object> {
  const node = await context.nodeModel.findOne({ type, query: { filter } });
  if (!node) throw new Error(`No ${type} ${what}.`);
  return node;
}
