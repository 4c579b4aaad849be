import { rmSync } from "node:fs";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { readStoredAnswers } from "../../../lib/api/read-stored-answers";
import { validatedCatalogue } from "../../../lib/content/check/validated/validated-catalogue";
import { contentFolder } from "../../../lib/content/check/validated/content-folder";
import { stagesOf } from "../../../lib/site/build-cache/stages";
import { birthdayCalendars } from "../../../lib/site/calendars/birthday-calendars";
import { COLORS_ADDRESS } from "../../../lib/site/addresses";
import { colorRules } from "../../../lib/site/colors/color-rules";
import { SiteFiles } from "../../../lib/site/site-files/site-files";
import { reportFile } from "../../../lib/site/report/folder";
import type { FinishedSite } from "../steps/finished-site";
import { makeSocial } from "../steps/make-social";
import { removeStale } from "../steps/remove-stale";
import { writeData } from "../steps/write-data";
import { writeFeeds } from "../steps/write-feeds";
import { writeHostFiles } from "../steps/write-host-files";
import { writeOffline } from "../steps/write-offline";
import { writePolicies } from "../steps/write-policies";
import { writeReport } from "../steps/write-report";
import { writeSearch } from "../steps/write-search";
import { writeUnitAssets } from "../steps/write-unit-assets";

/**
 * Unneeded output of Gatsby: a library for third-party scripts, and a second copy of the 404 page, which would make
 * hosts serve /404 with status 200.
 */
const UNUSED = ["~partytown", "404"];

/** Writes the files beside the finished pages; all steps share one list of its files. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const root = args.store.getState().program.directory as string;
  const content = contentFolder(root);
  for (const name of UNUSED) rmSync(join(root, "public", name), { recursive: true, force: true });
  // The bundles' stage has computed the code's key by now.
  const stored = stagesOf(root);
  const manifest = reportFile(root, "manifest.json");
  const siteFiles = new SiteFiles(join(root, "public"), manifest, stored.last("scripts")?.inputs);
  const catalogue = validatedCatalogue(root);
  const answers = readStoredAnswers(content);
  const site: FinishedSite = {
    ...args,
    root,
    content,
    catalogue,
    answers,
    siteFiles,
    cache: stored,
  };

  removeStale(site);
  // Before steps that read, copy and list the pages.
  writePolicies(site);
  await makeSocial(site);
  siteFiles.write("colors", COLORS_ADDRESS.slice(1), colorRules(catalogue));
  // Before steps that hash and list the finished files.
  await writeOffline(site);
  await writeData(site);
  for (const [path, text] of birthdayCalendars(catalogue)) {
    siteFiles.write("calendars", path.slice(1), text);
  }
  writeSearch(site);
  writeUnitAssets(site);
  writeFeeds(site);
  writeHostFiles(site);
  writeReport(site);
};
