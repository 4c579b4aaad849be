import { readFileSync } from "node:fs";
import { writeWhole } from "../../files/write-whole";
import type { Manifest } from "../manifest/manifest";
import type { BuildReport } from "./build-report";
import { reportFile } from "./folder";

/**
 * Reports a build without changes: the site of the last build is also that of this commit.
 * @throws if the last build left no report
 */
export function reportUnchanged(root: string, commit: string): void {
  const read = <Value>(name: "report.json" | "manifest.json") =>
    JSON.parse(readFileSync(reportFile(root, name), "utf8")) as Value;
  const before = read<BuildReport>("report.json");
  const report: BuildReport = {
    commit,
    before: before.commit,
    host: before.host,
    address: before.address,
    added: [],
    changed: [],
    removed: [],
    pages: { all: before.pages.all, rendered: [] },
    pictures: before.pictures.map(({ encoded, reused, ...one }) => {
      return { ...one, drawn: 0, encoded: 0, reused: reused + encoded };
    }),
    pruned: [],
  };
  const manifest: Manifest = { ...read<Manifest>("manifest.json"), commit };
  writeWhole(reportFile(root, "manifest.json"), `${JSON.stringify(manifest)}\n`);
  writeWhole(reportFile(root, "report.json"), `${JSON.stringify(report, null, 2)}\n`);
}
