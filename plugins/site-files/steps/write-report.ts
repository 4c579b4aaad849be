import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Store } from "gatsby";
import { buildReport, type Stage } from "../../../lib/site/report/build-report";
import { commitOf } from "../../../lib/site/report/commit-of";
import { REPORT, reportFile } from "../../../lib/site/report/folder";
import { notedPictures } from "../../../lib/site/report/picture-figures";
import { shownByPage, type StoredNode } from "../shown/shown-by-page";
import type { FinishedSite } from "./finished-site";
import { pagesRendered } from "./rendered-pages";

/** Writes what the site consists of, what its pages show, and what this build did and changed. */
export function writeReport(site: FinishedSite): void {
  const { root, content, ledger, store, getNode, getNodesByType, reporter } = site;
  const state = store.getState();
  mkdirSync(join(root, REPORT), { recursive: true });
  const write = (name: Parameters<typeof reportFile>[1], text: string) =>
    writeFileSync(reportFile(root, name), text);

  const after = ledger.entries(commitOf(root));
  write("manifest.json", `${JSON.stringify(after)}\n`);
  const shown = shownByPage(
    {
      byNode: state.queries.byNode,
      byConnection: state.queries.byConnection,
      pages: state.pages,
      staticQueries: state.staticQueryComponents,
      staticQueriesByTemplate: state.staticQueriesByTemplate,
      templates: state.components,
    },
    {
      node: (id) => getNode(id) as StoredNode | undefined,
      nodesOfType: (type) => getNodesByType(type) as unknown as StoredNode[],
      content,
    },
  );
  write("shown.json", `${JSON.stringify(shown)}\n`);

  const report = buildReport({
    before: ledger.before,
    after,
    seconds: process.uptime(),
    stages: stagesOf(store),
    pages: { all: state.pages.size, rendered: pagesRendered() },
    pictures: notedPictures(root),
    pruned: ledger.removed,
  });
  write("report.json", `${JSON.stringify(report, null, 2)}\n`);
  const { added, changed, removed } = report.files;
  reporter.info(
    `Compared with the build before: ${changed.length} files changed, ${added.length} added, ` +
      `${removed.length} removed; ${REPORT}/report.json tells more.`,
  );
}

interface Activity {
  readonly text?: string;
  readonly duration?: number;
  readonly startTime?: readonly [number, number];
}

/** The stages that Gatsby has timed, in the order in which they began. */
function stagesOf(store: Store): Stage[] {
  const activities = Object.values<Activity>(store.getState().logs.activities);
  return activities
    .filter(({ text, duration }) => text && duration !== undefined)
    .sort(({ startTime: [a, b] = [0, 0] }, { startTime: [c, d] = [0, 0] }) => a - c || b - d)
    .map(({ text = "", duration = 0 }) => ({ name: text, seconds: duration }));
}
