import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { notePictures } from "../../../lib/site/report/picture-figures";
import { isQuick } from "../../../lib/images";
import { pageFacts } from "../../../lib/site/build-cache/page-facts";
import { makeSocialPictures } from "../../../lib/artwork/social/stage/make-social-pictures";
import { socialSources } from "../../../lib/artwork/social/subjects/social-sources";

/** Makes the pictures of the finished pages for shared links. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store, reporter }, options) => {
  const root = store.getState().program.directory as string;
  const folder = join(root, "public");
  const activity = reporter.activityTimer("pictures for shared links");
  activity.start();
  try {
    const heads = pageFacts(root).map(({ head }) => head);
    const sources = socialSources(root, String(options.content), heads);
    const made = await makeSocialPictures(sources, folder, { quick: isQuick() });
    const { drawn, encoded, quick, bytes } = made;
    const megabytes = (bytes / 1e6).toFixed(1);
    activity.setStatus(`${sources.length}, ${encoded} of them encoded, ${megabytes} MB`);
    const reused = sources.length - encoded;
    const figures = { pictures: sources.length, drawn, encoded, quick, reused, bytes };
    notePictures(root, "social", { stage: "pictures for shared links", ...figures });
  } catch (error) {
    reporter.panicOnBuild("Some pictures for shared links could not be made.", error as Error);
  } finally {
    activity.end();
  }
};
