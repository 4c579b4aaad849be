import type { SourceNodesArgs } from "gatsby";
import { contentFolder } from "../../../lib/content/check/validated/content-folder";
import { followFolders } from "../../../lib/content/check/validated/follow-folders";
import { pictureSources } from "../../../lib/pictures/posters/picture-sources";
import { renewPictures } from "./renew-pictures";

/**
 * Makes pictures again whenever the content changes. The cache makes those cheap that stay the same, and
 * open pages show the others as soon as their nodes change. The film is left out: a look that changes
 * would make dozens of its frames again at each save.
 * @returns when it has begun: what stops it
 */
export async function followSources(args: SourceNodesArgs): Promise<{ stop: () => Promise<void> }> {
  const root = args.store.getState().program.directory as string;
  // Changes that come while pictures are made are looked at together when they are done.
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
