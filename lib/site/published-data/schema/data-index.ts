import type { JsonSchema } from "../../../content/schema/json-schema";

/** What the published records have besides what the content says. */
export const SCHEMA: JsonSchema = {
  description: "Where the schema of this file is, seen from the file.",
  type: "string",
  examples: ["../schema/unit.schema.json"],
};

export const PAGE: JsonSchema = {
  description:
    "The page that tells of it: link here. A path of this site where the site does not know its own address.",
  type: "string",
  examples: ["/explore/units/fine"],
};

export const PICTURE: JsonSchema = {
  description: "A picture of that page, 1,200 by 630, JPEG; its address stays the same.",
  type: "string",
  examples: ["/social/explore/units/fine.jpg"],
};

const text = (description: string, example: string): JsonSchema => ({
  description,
  type: "string",
  examples: [example],
});

/** Schema of the index: what there is, and how it may be used. */
export const DATA_INDEX: JsonSchema = {
  title: "DataIndex",
  description: "What there is in the data of this site; all paths are seen from this file.",
  type: "object",
  required: ["name", "version", "about", "promise", "terms", "site", "types", "kinds"],
  properties: {
    $schema: SCHEMA,
    name: text("Name of the site.", "Encore"),
    version: { description: "Version of the data.", type: "integer", examples: [1] },
    about: text("What the site is.", "An unofficial fan guide."),
    promise: text("What stays the same.", "Within version 1 fields are only ever added."),
    terms: {
      title: "DataTerms",
      description: "Whose it is, and how to link back.",
      type: "object",
      required: ["facts", "texts", "unofficial", "link"],
      properties: {
        facts: text("Whose the names and facts are.", "They belong to the world of the game."),
        texts: text("Whose the texts are.", "They are our own."),
        unofficial: text("That the site has no tie to the makers of the game.", "Made by fans."),
        link: text("How to link back.", "Link to the page of what you show."),
      },
    },
    site: text(
      "Address of the site; empty where it does not know its own.",
      "https://encore.example",
    ),
    types: text("File of the TypeScript types.", "encore.d.ts"),
    kinds: {
      description: "The kinds of records.",
      type: "array",
      items: {
        title: "DataIndexKind",
        description: "A kind of records.",
        type: "object",
        required: ["kind", "about", "count", "list", "schema", "records"],
        properties: {
          kind: text("Name of the kind.", "units"),
          about: text("What the records are of.", "Units and their members."),
          count: { description: "Number of the records.", type: "integer", examples: [17] },
          list: text("File with all of them.", "units.json"),
          schema: text("Schema of one record.", "schema/unit.schema.json"),
          records: {
            description: "File of each record.",
            type: "array",
            items: text("File of one record.", "units/fine.json"),
          },
        },
      },
    },
  },
};
