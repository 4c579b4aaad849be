import type { GatsbyNode } from "gatsby";

/** The plugin’s one option: where the pictures come from. */
export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    sources: Joi.function()
      .required()
      .description("Gives the PictureSource list (or a promise of it) for the site's folder"),
  });
