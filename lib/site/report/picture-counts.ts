import { existsSync, readFileSync } from "node:fs";
import type { BuildReport, PictureCounts } from "./build-report";
import { reportFile } from "./folder";

/** Gatsby loads each plugin separately; they share only the process. */
const shared = globalThis as { encorePictures?: Map<string, PictureCounts> };

export function recordPictures(counts: PictureCounts): void {
  shared.encorePictures ??= new Map();
  shared.encorePictures.set(counts.stage, counts);
}

export const recordedPictures = (): PictureCounts[] => [...(shared.encorePictures?.values() ?? [])];

/** True if the last build has quick pictures, which must not be published or measured. */
export function hasQuickPictures(root: string): boolean {
  const file = reportFile(root, "report.json");
  if (!existsSync(file)) return false;
  const { pictures } = JSON.parse(readFileSync(file, "utf8")) as BuildReport;
  return pictures.some(({ quick }) => quick > 0);
}
