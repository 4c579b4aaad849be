import type { GatsbyNode } from "gatsby";

/** The plugin’s options: where the pictures come from, and which of them follow changes in develop. */
export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    sources: Joi.function()
      .required()
      .description("Gives the PictureSource list (or a promise of it) for the site's folder"),
    follow: Joi.object({
      folder: Joi.string().required().description("Folder that is followed, relative to the site"),
      sources: Joi.function().required().description("Gives those that are made again"),
    }).description("What is made again in develop when a folder changes"),
  });
