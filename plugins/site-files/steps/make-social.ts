import { join } from "node:path";
import { makeSocialPictures } from "../../../lib/pictures/social/make-social-pictures";
import { socialSources } from "../../../lib/pictures/social/social-sources";
import { isQuick } from "../../../lib/images";
import { notePictures } from "../../../lib/site/report/picture-figures";
import type { FinishedSite } from "./finished-site";

/** Makes the pictures of the finished pages for shared links. */
export async function makeSocial({ root, reporter, ...site }: FinishedSite): Promise<void> {
  const { catalogue, ledger } = site;
  const activity = reporter.activityTimer("pictures for shared links");
  activity.start();
  try {
    const heads = ledger.pages.map(({ head }) => head);
    const sources = socialSources(root, { catalogue, heads });
    const made = await makeSocialPictures(sources, join(root, "public"), {
      placedFile: join(root, ".cache/social.json"),
      quick: isQuick(),
    });
    const { files, drawn, encoded, quick, bytes } = made;
    for (const file of files) ledger.note("social", file);
    const megabytes = (bytes / 1e6).toFixed(1);
    activity.setStatus(`${sources.length}, ${encoded} of them encoded, ${megabytes} MB`);
    const reused = sources.length - encoded;
    const figures = { pictures: sources.length, drawn, encoded, quick, reused, bytes };
    notePictures({ stage: "pictures for shared links", ...figures });
  } catch (error) {
    reporter.panicOnBuild("Some pictures for shared links could not be made.", error as Error);
  } finally {
    activity.end();
  }
}
