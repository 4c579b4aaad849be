import type { GatsbyNode } from "gatsby";

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    content: Joi.string()
      .required()
      .description("Folder of the sound content, relative to the site"),
  });
