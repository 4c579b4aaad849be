import { readFileSync } from "node:fs";
import { join } from "node:path";
import { writeWhole } from "../../../lib/files/write-whole";
import { compareManifests } from "../../../lib/site/manifest/manifest";
import type { BuildReport } from "../../../lib/site/report/build-report";
import { commitOf } from "../../../lib/site/report/commit-of";
import { withPagePolicy } from "../../../lib/site/headers/page-policy";
import { REPORT, reportFile } from "../../../lib/site/report/folder";
import { LONG_PATHS } from "../../../lib/content/model/pages/page-kinds";
import { isTooLong } from "../../../lib/site/report/long-documents";
import { notedPictures } from "../../../lib/site/report/picture-figures";
import { readSettings } from "../../../lib/site/host-settings/settings";
import { pathOfFile } from "../../../lib/site/ledger/site-paths";
import type { FinishedSite } from "./finished-site";
import { pagesRendered } from "./rendered-pages";

export function writeReport(site: FinishedSite): void {
  const { root, ledger, store, reporter } = site;
  const write = (name: Parameters<typeof reportFile>[1], text: string) =>
    writeWhole(reportFile(root, name), text);

  const after = ledger.entries(commitOf(root));
  write("manifest.json", `${JSON.stringify(after)}\n`);

  const report: BuildReport = {
    commit: after.commit,
    before: ledger.before?.commit,
    host: readSettings().host,
    address: site.catalogue.site.address,
    ...compareManifests(ledger.before, after),
    pages: { all: store.getState().pages.size, rendered: pagesRendered() },
    pictures: notedPictures(),
    pruned: ledger.removed,
  };
  write("report.json", `${JSON.stringify(report, null, 2)}\n`);
  const { added, changed, removed } = report;
  // After a cold build all pages are new, and compressing them takes longer than most steps: tests look at all of them.
  const news = ledger.before ? new Set([...added, ...changed]) : new Set();
  for (const { file } of ledger.pages.filter((page) => news.has(page.file))) {
    const html = readFileSync(join(root, "public", file), "utf8");
    // The policy counts with the headers.
    const path = pathOfFile(file);
    if (!LONG_PATHS.includes(path) && isTooLong(withPagePolicy(html, undefined))) {
      reporter.warn(`${path} has become long: it opens later than other pages. Shorten its texts.`);
    }
  }
  reporter.info(
    `Compared with the build before: ${changed.length} files changed, ${added.length} added, ` +
      `${removed.length} removed; ${REPORT}/report.json tells more.`,
  );
}
