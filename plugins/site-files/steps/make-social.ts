import { join } from "node:path";
import { isQuick } from "../../../lib/images/profiles";
import { makePictures } from "../../../lib/images/stage";
import { socialSources } from "../../../lib/pictures/social/social-sources";
import { recordPictures } from "../../../lib/site/report/picture-counts";
import type { FinishedSite } from "./finished-site";

const STAGE = "pictures for shared links";

export async function makeSocial({
  root,
  reporter,
  catalogue,
  siteFiles,
}: FinishedSite): Promise<void> {
  const activity = reporter.activityTimer(STAGE);
  activity.start();
  try {
    const heads = siteFiles.pages.map(({ head }) => head);
    const { pictures, summary } = await makePictures(socialSources(root, catalogue, heads), {
      publicDirectory: join(root, "public"),
      keepsOtherFiles: true,
      placedFile: join(root, ".cache/social.json"),
      quick: isQuick(),
    });
    for (const { key } of pictures) siteFiles.register("social", key);
    const megabytes = (summary.bytes / 1e6).toFixed(1);
    activity.setStatus(`${pictures.length}, ${summary.encoded} of them encoded, ${megabytes} MB`);
    recordPictures({ stage: STAGE, ...summary });
  } catch (error) {
    reporter.panicOnBuild("Some pictures for shared links could not be made.", error as Error);
  } finally {
    activity.end();
  }
}
