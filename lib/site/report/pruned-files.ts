import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { REPORT, reportFile } from "./folder";

/** Notes which files of `public` were taken out as left over, for the report. */
export function notePruned(root: string, files: readonly string[]): void {
  mkdirSync(join(root, REPORT), { recursive: true });
  writeFileSync(reportFile(root, "pruned.json"), JSON.stringify(files));
}

/** Those of the noted files that nobody has written again since. */
export function prunedFiles(root: string): string[] {
  const file = reportFile(root, "pruned.json");
  if (!existsSync(file)) return [];
  const noted = JSON.parse(readFileSync(file, "utf8")) as string[];
  return noted.filter((path) => !existsSync(join(root, "public", path)));
}
