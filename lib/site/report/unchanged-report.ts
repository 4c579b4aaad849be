import { readFileSync, writeFileSync } from "node:fs";
import type { Manifest } from "../manifest";
import type { BuildReport } from "./build-report";
import { reportFile } from "./folder";
import { reportPage } from "./report-page";

/**
 * Tells of a build that found nothing to do: the site is that of the build before, and of this commit too.
 * @param seconds that it took to find that out
 * @returns what is told
 * @throws if the build before has told nothing
 */
export function reportUnchanged(root: string, commit: string, seconds: number): BuildReport {
  const read = <Value>(name: "report.json" | "manifest.json") =>
    JSON.parse(readFileSync(reportFile(root, name), "utf8")) as Value;
  const before = read<BuildReport>("report.json");
  const report: BuildReport = {
    ...before,
    commit,
    commitBefore: before.commit,
    hasBefore: true,
    seconds,
    stages: [],
    pages: { all: before.pages.all, rendered: [] },
    pictures: before.pictures.map((one) => ({
      ...one,
      drawn: 0,
      encoded: 0,
      reused: one.reused + one.encoded,
    })),
    files: { ...before.files, added: [], changed: [], removed: [] },
    pruned: [],
  };
  const manifest: Manifest = { ...read<Manifest>("manifest.json"), commit };
  writeFileSync(reportFile(root, "manifest.json"), `${JSON.stringify(manifest)}\n`);
  writeFileSync(reportFile(root, "report.json"), `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync(reportFile(root, "index.html"), reportPage(report));
  return report;
}
