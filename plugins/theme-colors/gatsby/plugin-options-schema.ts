import type { GatsbyNode } from "gatsby";

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    content: Joi.string().required().description("Content folder, relative to the site"),
  });
