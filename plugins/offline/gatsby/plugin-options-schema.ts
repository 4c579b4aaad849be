import type { GatsbyNode } from "gatsby";

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    site: Joi.string().required().description("The site's defaults (JSON), relative to the site"),
    icon: Joi.string().required().description("The site's icon (SVG), relative to the site"),
    tokens: Joi.string()
      .required()
      .description("Style sheet with the site's colours, relative to the site"),
  });
