import type { SourceNodesArgs } from "gatsby";
import { contentFolder } from "../../../lib/content/check/validated/content-folder";
import { followFolders } from "../../../lib/content/check/validated/follow-folders";
import { pictureSources } from "../../../lib/pictures/posters/picture-sources";
import { renewPictures } from "./renew-pictures";

/**
 * Makes pictures again after each change of the content. The cache makes unchanged ones cheap, and open pages show the
 * others once their nodes change. Leaves out the film, since a changed look would affect dozens of frames at each save.
 * @returns once watching, a function that stops
 */
export async function followSources(args: SourceNodesArgs): Promise<{ stop: () => Promise<void> }> {
  const root = args.store.getState().program.directory as string;
  // Changes during a run are handled together after it.
  let isAwaited = false;
  const renew = async (): Promise<void> => {
    isAwaited = false;
    try {
      await renewPictures(args, pictureSources(root), false);
    } catch (error) {
      args.reporter.error("Some pictures could not be made again.", error as Error);
    }
  };
  let renewing = Promise.resolve();
  return followFolders([contentFolder(root)], () => {
    if (isAwaited) return;
    isAwaited = true;
    renewing = renewing.then(renew);
  });
}
