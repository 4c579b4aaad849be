import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { REPORT, reportFile } from "./folder";

/** What one stage did with its pictures. */
export interface PictureFigures {
  /** Such as "pictures for shared links". */
  readonly stage: string;
  /** Pictures that the site has. */
  readonly pictures: number;
  /** Drawings made again, since their fingerprint was. */
  readonly drawn: number;
  /** Files encoded. */
  readonly encoded: number;
  /** Pictures at the quick settings, which are not for publishing. */
  readonly quick: number;
  /** Files that the cache had. */
  readonly reused: number;
  /** Bytes of all files. */
  readonly bytes: number;
}

const FOLDER = "pictures";

/**
 * Notes what a stage did, for the report at the end of the build. Gatsby loads each plugin by itself, so
 * that a file is what they share.
 * @param name of the file, one for each stage
 */
export function notePictures(root: string, name: string, figures: PictureFigures): void {
  mkdirSync(join(root, REPORT, FOLDER), { recursive: true });
  writeFileSync(reportFile(root, `pictures/${name}.json`), JSON.stringify(figures));
}

/** Forgets what the stages of an earlier build did. */
export function forgetPictures(root: string): void {
  rmSync(join(root, REPORT, FOLDER), { recursive: true, force: true });
}

/** Whether a build has pictures at the quick settings, so that it is neither published nor measured. */
export const hasQuickPictures = (root: string): boolean =>
  notedPictures(root).some(({ quick }) => quick > 0);

/** What the stages of this build have noted, in the order of their names. */
export function notedPictures(root: string): PictureFigures[] {
  if (!existsSync(join(root, REPORT, FOLDER))) return [];
  return readdirSync(join(root, REPORT, FOLDER))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(root, REPORT, FOLDER, name), "utf8")));
}
