import type { PluginOptions } from "gatsby";
import type { PictureSource } from "../../../lib/images";

/** Gives sources for the site's folder. */
export type GiveSources = (
  root: string,
) => readonly PictureSource[] | Promise<readonly PictureSource[]>;

/** The plugin's options, as pluginOptionsSchema checks them. */
export interface PicturesOptions extends PluginOptions {
  sources: GiveSources;
  follow?: FollowedSources;
}

/** What is made again in develop, and the folder, relative to the site, whose changes it follows. */
export interface FollowedSources {
  folder: string;
  sources: GiveSources;
}
