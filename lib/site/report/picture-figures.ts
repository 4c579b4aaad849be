import { existsSync, readFileSync } from "node:fs";
import type { BuildReport, PictureFigures } from "./build-report";
import { reportFile } from "./folder";

/** Gatsby loads each plugin by itself, so that the process is what they share. */
const shared = globalThis as { encorePictures?: Map<string, PictureFigures> };

/** Notes what a stage did, for the report at the end of the build. */
export function notePictures(figures: PictureFigures): void {
  shared.encorePictures ??= new Map();
  shared.encorePictures.set(figures.stage, figures);
}

/** What the stages of this build have noted, in their order. */
export const notedPictures = (): PictureFigures[] => [...(shared.encorePictures?.values() ?? [])];

/** Whether the last build has pictures at the quick settings, so that it is neither published nor measured. */
export function hasQuickPictures(root: string): boolean {
  const file = reportFile(root, "report.json");
  if (!existsSync(file)) return false;
  const { pictures } = JSON.parse(readFileSync(file, "utf8")) as BuildReport;
  return pictures.some(({ quick }) => quick > 0);
}
