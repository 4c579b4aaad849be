import type { GatsbyNode } from "gatsby";
import { PictureError } from "../../../lib/images";
import { followSources } from "./follow-sources";
import type { PicturesOptions } from "./options";
import { renewPictures } from "./renew-pictures";
import { projectOf } from "../../make-node";

/** Whether the folder is followed: Gatsby sources again whenever it refreshes its data. */
let isFollowing = false;

/**
 * Makes all pictures of the site. In develop, makes those of the option `follow` again whenever its folder changes;
 * this begins here, because Gatsby queries again only for nodes that are made with the actions of this step.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (args, options) => {
  const directory = projectOf(args);
  const { sources, follow } = options as unknown as PicturesOptions;
  try {
    await renewPictures(args, await sources(directory));
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    args.reporter.panicOnBuild(`Some pictures could not be made.\n\n${error.message}`);
  }
  if (!follow || isFollowing || process.env.gatsby_executing_command !== "develop") return;
  isFollowing = true;
  await followSources(args, follow);
};
