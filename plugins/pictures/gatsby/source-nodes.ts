import type { GatsbyNode } from "gatsby";
import { PictureError } from "../../../lib/images/stage";
import { filmSources } from "../../../lib/pictures/film/film-sources";
import { pictureSources } from "../../../lib/pictures/posters/picture-sources";
import { watchSources } from "./watch-sources";
import { updatePictures } from "./update-pictures";

/** True once watching: Gatsby sources again at each refresh of data. */
let isWatching = false;

/**
 * Makes all pictures of the site. In develop also watches the content; this starts here, because Gatsby queries again
 * only for nodes created with this step's actions.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (args) => {
  const root = args.store.getState().program.directory as string;
  try {
    await updatePictures(args, [...pictureSources(root), ...filmSources(root)]);
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    args.reporter.panicOnBuild(`Some pictures could not be made.\n\n${error.message}`);
  }
  if (isWatching || process.env.gatsby_executing_command !== "develop") return;
  isWatching = true;
  await watchSources(args);
};
