import type { GatsbyNode } from "gatsby";

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    site: Joi.string().required().description("The site's defaults (JSON), relative to the site"),
    output: Joi.string().required().description("Folder of the headers, relative to the site"),
  });
