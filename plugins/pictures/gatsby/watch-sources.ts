import type { SourceNodesArgs } from "gatsby";
import { contentFolder } from "../../../lib/content/check/validated/content-folder";
import { watchFolders } from "../../../lib/content/check/validated/watch-folders";
import { pictureSources } from "../../../lib/pictures/posters/picture-sources";
import { updatePictures } from "./update-pictures";

/**
 * Makes pictures again after each change of the content. The cache makes unchanged ones cheap, and open pages show the
 * others once their nodes change. Leaves out the film, since a changed look would affect dozens of frames at each save.
 * @returns once watching, a function that stops
 */
export async function watchSources(args: SourceNodesArgs): Promise<{ stop: () => Promise<void> }> {
  const root = args.store.getState().program.directory as string;
  // Changes during a run are handled together after it.
  let isQueued = false;
  const update = async (): Promise<void> => {
    isQueued = false;
    try {
      await updatePictures(args, pictureSources(root), false);
    } catch (error) {
      args.reporter.error("Some pictures could not be made again.", error as Error);
    }
  };
  let updating = Promise.resolve();
  return watchFolders([contentFolder(root)], () => {
    if (isQueued) return;
    isQueued = true;
    updating = updating.then(update);
  });
}
