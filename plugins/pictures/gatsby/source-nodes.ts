import type { GatsbyNode, PluginOptions } from "gatsby";
import { PictureError, type PictureSource } from "../stage";
import { renewPictures } from "./renew-pictures";

/** Gives sources for the site's folder. */
export type GiveSources = (
  root: string,
) => readonly PictureSource[] | Promise<readonly PictureSource[]>;

/** The plugin's options, as pluginOptionsSchema checks them. */
export interface PicturesOptions extends PluginOptions {
  sources: GiveSources;
  follow?: FollowedSources;
}

/** What is made anew in develop, and the folder, relative to the site, whose changes it follows. */
export interface FollowedSources {
  folder: string;
  sources: GiveSources;
}

/** Makes all pictures of the site; in develop also whenever Gatsby refreshes its data. */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (args, options) => {
  const { directory } = args.store.getState().program as { directory: string };
  const { sources } = options as unknown as PicturesOptions;
  try {
    await renewPictures(args, await sources(directory));
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    args.reporter.panicOnBuild(`Some pictures could not be made.\n\n${error.message}`);
  }
};
