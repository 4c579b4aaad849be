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
