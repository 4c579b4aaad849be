import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { GatsbyNode, Store } from "gatsby";
import { contentFolder } from "../../../lib/content/mirror/content-folder";
import { markedManifestOf, readManifest } from "../../../lib/site/manifest";
import { buildReport, type Stage } from "../../../lib/site/report/build-report";
import { commitOf } from "../../../lib/site/report/commit-of";
import { REPORT, reportFile } from "../../../lib/site/report/folder";
import { notedPictures } from "../../../lib/site/report/picture-figures";
import { prunedFiles } from "../../../lib/site/report/pruned-files";
import { reportPage } from "../../../lib/site/report/report-page";
import { shownByPage, type StoredNode } from "../shown/shown-by-page";
import { pagesRendered } from "./rendered-pages";

/** Writes what the site consists of, what its pages show, and what this build did and changed. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({
  store,
  getNode,
  getNodesByType,
  reporter,
}) => {
  const state = store.getState();
  const root = state.program.directory as string;
  mkdirSync(join(root, REPORT), { recursive: true });
  const write = (name: Parameters<typeof reportFile>[1], text: string) =>
    writeFileSync(reportFile(root, name), text);

  const before = readManifest(reportFile(root, "manifest.json"));
  const after = await markedManifestOf(join(root, "public"), commitOf(root), before);
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
      content: contentFolder(root),
    },
  );
  write("shown.json", `${JSON.stringify(shown)}\n`);

  const report = buildReport({
    before,
    after,
    seconds: process.uptime(),
    stages: stagesOf(store),
    pages: { all: state.pages.size, rendered: pagesRendered() },
    pictures: notedPictures(root),
    pruned: prunedFiles(root),
  });
  write("report.json", `${JSON.stringify(report, null, 2)}\n`);
  write("index.html", reportPage(report));
  const { added, changed, removed } = report.files;
  reporter.info(
    `Compared with the build before: ${changed.length} files changed, ${added.length} added, ` +
      `${removed.length} removed; ${REPORT}/index.html tells more.`,
  );
};

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
