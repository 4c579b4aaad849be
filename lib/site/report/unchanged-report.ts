import { readFileSync, writeFileSync } from "node:fs";
import type { Manifest } from "../manifest";
import { type BuildReport, buildReport } from "./build-report";
import { reportFile } from "./folder";

/**
 * Tells of a build that found nothing to do: the site is that of the build before, and of this commit too.
 * @param seconds that it took to find that out
 * @throws if the build before has told nothing
 */
export function reportUnchanged(root: string, commit: string, seconds: number): void {
  const read = <Value>(name: "report.json" | "manifest.json") =>
    JSON.parse(readFileSync(reportFile(root, name), "utf8")) as Value;
  const told = read<BuildReport>("report.json");
  const before = read<Manifest>("manifest.json");
  const after: Manifest = { ...before, commit };
  const pictures = told.pictures.map(({ encoded, reused, ...one }) => {
    return { ...one, drawn: 0, encoded: 0, reused: reused + encoded };
  });
  const pages = { all: told.pages.all, rendered: [] };
  const report = buildReport({ before, after, seconds, stages: [], pages, pictures, pruned: [] });
  writeFileSync(reportFile(root, "manifest.json"), `${JSON.stringify(after)}\n`);
  writeFileSync(reportFile(root, "report.json"), `${JSON.stringify(report, null, 2)}\n`);
}
