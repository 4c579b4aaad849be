import { writeWhole } from "../../../lib/files/write-whole";
import { compareManifests } from "../../../lib/site/manifest/manifest";
import type { BuildReport } from "../../../lib/site/report/build-report";
import { commitOf } from "../../../lib/site/report/commit-of";
import { REPORT, reportFile } from "../../../lib/site/report/folder";
import { recordedPictures } from "../../../lib/site/report/picture-counts";
import { readSettings } from "../../../lib/site/host-settings/settings";
import type { FinishedSite } from "./finished-site";
import { pagesRendered } from "./rendered-pages";

export function writeReport(site: FinishedSite): void {
  const { root, siteFiles, store, reporter } = site;
  const write = (name: Parameters<typeof reportFile>[1], text: string) =>
    writeWhole(reportFile(root, name), text);

  const after = siteFiles.toManifest(commitOf(root));
  write("manifest.json", `${JSON.stringify(after)}\n`);

  const report: BuildReport = {
    commit: after.commit,
    before: siteFiles.previous?.commit,
    host: readSettings().host,
    address: site.catalogue.site.address,
    ...compareManifests(siteFiles.previous, after),
    pages: { all: store.getState().pages.size, rendered: pagesRendered() },
    pictures: recordedPictures(),
    pruned: siteFiles.removed,
  };
  write("report.json", `${JSON.stringify(report, null, 2)}\n`);
  const { added, changed, removed } = report;
  reporter.info(
    `Compared with the build before: ${changed.length} files changed, ${added.length} added, ` +
      `${removed.length} removed; ${REPORT}/report.json tells more.`,
  );
}
