import type { GatsbyNode } from "gatsby";
import type { Character, FilmChapter } from "../content/types";
import { campaignArtKey } from "../lib/content/model/kinds/campaign-art";
import { hairWord } from "../lib/search/tones";
import { visibleColors } from "../lib/search/looks";
import {
  cutKey,
  MOOD_NAMES,
  moodKey,
  MOODS,
  posterKey,
  shownBeside,
} from "../lib/content/model/kinds/poster-key";
import { chapterSpans } from "../lib/pictures/film/film-of";
import { frameKey } from "../lib/pictures/film/keys";

interface NodeModel {
  findAll(args: { type: string; query: object }): Promise<{ entries: Iterable<unknown> }>;
  findOne(args: { type: string; query: object }): Promise<object | null>;
}
interface Context {
  nodeModel: NodeModel;
}
type CharacterNode = Pick<Character, "cname" | "unit">;
type Shape = "wide" | "tall";

/** Computed fields of records, and types of nodes without records. */
const typeDefs = `
  type Character implements Node {
    "The poster; a second record of an idol has one of its own."
    posterPicture: Picture! @poster
    "The poster for phones, 9:16."
    wallpaper: Picture! @wallpaper
    "The face, cut square from the poster."
    facePicture: Picture! @posterFace
    "What the colour of the hair is called; null for who is drawn without."
    hairWord: String @hairWord
    "The three moods (videoPic): on stage, off duty, caught out."
    moods: [CharacterMood!]! @moods
    "One of them: another one for the next id."
    actingPicture: Picture! @acting
    "The second of them."
    offDutyPicture: Picture! @offDuty
    "The same look without a background."
    figure: CharacterFigure! @figure
    "What the colours of the hair are called, as it is drawn."
    hairColors: [String!]! @hairColors
    "The same of the eyes."
    eyeColors: [String!]! @eyeColors
  }

  "A mood of a character, square."
  type CharacterMood {
    title: String!
    "Caption of the mood; null if the record has none."
    caption: String
    picture: Picture!
  }

  type Unit implements Node {
    "The office that lists the unit."
    office: Office! @officeOfUnit
  }

  type Album implements Node {
    "The sleeve."
    sleevePicture: Picture! @sleeve
  }

  type Campaign implements Node {
    "The picture of its scene and cast, for wide windows."
    widePicture: Picture! @campaignWide
    "The same for phones."
    tallPicture: Picture! @campaignTall
  }

  type FilmChapter implements Node {
    "Its first frame in the film, from 1."
    firstFrame: Int! @firstFrame
    "Its last frame in the film."
    lastFrame: Int! @lastFrame
    "The frame of the film that stands for it in the storyboard, 16:9."
    widePicture: Picture! @wideStill
    "The same, 4:5, for phones."
    tallPicture: Picture! @tallStill
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

  """A character without a background, as an SVG file of 1200 by 1600."""
  type CharacterFigure implements Node @dontInfer {
    "Key of the poster of the same record, such as characters/tenshouin_eichi."
    key: String!
    address: String!
  }

  """The film of /playmovie_campaign; there is one."""
  type Film implements Node @dontInfer {
    "Its title in one line."
    title: String!
    "Number of its frames."
    frames: Int!
    "Address of the manifest of its pictures (lib/pictures/film/manifest/film-manifest.ts)."
    manifest: String!
  }

  """All that flower stands are drawn with; there is one."""
  type StandKit implements Node @dontInfer {
    "Address of the sprite: each part is its symbol <kind>-<key>."
    sprite: String!
    "The parts of each kind, in the order of their choosers (lib/stand/kit/kit.ts)."
    parts: JSON!
  }

  "A third-party package that this site is made with."
  type SoftwarePackage implements Node @dontInfer {
    name: String!
    version: String!
    "As its makers write it, such as MIT or OFL-1.1."
    licence: String!
    "browser, lettering, building or testing."
    part: String!
  }
`;

const campaignPicture =
  (shape: Shape) =>
  ({ slug }: { slug: string }, _: unknown, context: Context) =>
    findPicture(context, campaignArtKey(slug, shape));
const filmFrame =
  (edge: "first" | "last") => async (source: FilmChapter, _: unknown, context: Context) =>
    (await framesOf(source, context))[edge];
const filmStill = (shape: Shape) => async (source: FilmChapter, _: unknown, context: Context) =>
  findPicture(context, frameKey((await framesOf(source, context)).still, shape));

/** Resolvers of those fields, by extension name. */
const RESOLVERS = {
  poster: (source: CharacterNode, _: unknown, context: Context) =>
    findPicture(context, posterKey(source)),
  posterFace: (source: CharacterNode, _: unknown, context: Context) =>
    findPicture(context, cutKey(posterKey(source), "face")),
  hairWord: ({ look }: Character) => (look.kind === "portrait" ? hairWord(look.hair.color) : null),
  figure: (source: CharacterNode, _: unknown, context: Context) => {
    const key = posterKey(source);
    return find(context, "CharacterFigure", { key: { eq: key } }, `has the key ${key}`);
  },
  hairColors: (source: Character) => visibleColors(source, "hair"),
  eyeColors: (source: Character) => visibleColors(source, "eyes"),
  moods: (source: Character, _: unknown, context: Context) =>
    Promise.all(
      MOODS.map(async (mood) => ({
        title: MOOD_NAMES[mood].title,
        caption: source.look.kind === "portrait" ? source.look.moods?.[mood].caption : undefined,
        picture: await findPicture(context, moodKey(source, mood)),
      })),
    ),
  acting: (source: CharacterNode & { jsonId: number }, _: unknown, context: Context) => {
    const { moods } = shownBeside(source);
    return findPicture(context, moodKey(source, moods[source.jsonId % moods.length] ?? "onStage"));
  },
  wallpaper: (source: CharacterNode, _: unknown, context: Context) =>
    findPicture(context, cutKey(posterKey(source), "wallpaper")),
  offDuty: (source: CharacterNode, _: unknown, context: Context) =>
    findPicture(context, moodKey(source, "offDuty")),
  officeOfUnit: ({ jsonId }: { jsonId: string }, _: unknown, context: Context) =>
    find(context, "Office", { list: { in: [jsonId] } }, `lists unit ${jsonId}`),
  sleeve: ({ jsonId }: { jsonId: string }, _: unknown, context: Context) =>
    findPicture(context, `albums/${jsonId}`),
  campaignWide: campaignPicture("wide"),
  campaignTall: campaignPicture("tall"),
  firstFrame: filmFrame("first"),
  lastFrame: filmFrame("last"),
  wideStill: filmStill("wide"),
  tallStill: filmStill("tall"),
};

/** Declares the types, with their resolvers as field extensions. Gatsby warns of types declared by two plugins. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  for (const [name, resolve] of Object.entries(RESOLVERS)) {
    actions.createFieldExtension({ name, extend: () => ({ resolve }) });
  }
  actions.createTypes(typeDefs);
};

function findPicture(context: Context, key: string): Promise<object> {
  return find(context, "Picture", { key: { eq: key } }, `has the key ${key}`);
}

async function framesOf({ number, still }: FilmChapter, { nodeModel }: Context) {
  const { entries } = await nodeModel.findAll({ type: "FilmChapter", query: {} });
  const spans = chapterSpans([...entries] as FilmChapter[]);
  const span = spans.find(({ chapter }) => chapter.number === number);
  if (!span) throw new Error(`No chapter has the number ${number}.`);
  return { first: span.first, last: span.last, still: span.first + still - 1 };
}

async function find(context: Context, type: string, filter: object, what: string): Promise<object> {
  const node = await context.nodeModel.findOne({ type, query: { filter } });
  if (!node) throw new Error(`No ${type} ${what}.`);
  return node;
}
