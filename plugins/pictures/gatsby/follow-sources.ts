import { resolve } from "node:path";
import { followFolders } from "../../../lib/content/validated/follow-folders";
import type { FollowedSources } from "./options";
import { type RenewArgs, renewPictures } from "./renew-pictures";
import { projectOf } from "../../make-node";

/**
 * Makes pictures again whenever a folder changes. The cache makes those cheap that stay the same, and
 * open pages show the others as soon as their nodes change.
 * @returns when it has begun: what stops it
 */
export async function followSources(
  args: RenewArgs,
  { folder, sources }: FollowedSources,
): Promise<{ stop: () => Promise<void> }> {
  const directory = projectOf(args);
  // Changes that come while pictures are made are looked at together when they are done.
  let isAwaited = false;
  const renew = async (): Promise<void> => {
    isAwaited = false;
    try {
      await renewPictures(args, await sources(directory), false);
    } catch (error) {
      args.reporter.error("Some pictures could not be made again.", error as Error);
    }
  };
  let renewing = Promise.resolve();
  return followFolders([resolve(directory, folder)], () => {
    if (isAwaited) return;
    isAwaited = true;
    renewing = renewing.then(renew);
  });
}
