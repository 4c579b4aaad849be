import type { GatsbyNode } from "gatsby";

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    content: Joi.string().required().description("Content folder, relative to the site"),
    output: Joi.string().required().description("Folder of the style sheets, relative to the site"),
  });
