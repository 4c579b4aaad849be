import { join } from "node:path";
import { staticFiles } from "../addresses/site-files";
import { checkContent } from "../check-content";
import type { Problem } from "../../model/problems/problem";
import { CONTENT, takeSnapshot } from "../../read/snapshot";
import { watchFolders } from "./watch-folders";
import { type SnapshotChanges, refreshSnapshot } from "./refresh-snapshot";

export interface WatchReporter {
  /** The content is valid, and the snapshot up to date. */
  valid(refreshed: SnapshotChanges): void;
  /** The content is broken; the snapshot is unchanged. */
  broken(problems: Problem[]): void;
  /** Something else failed, such as a schema. */
  failed(error: Error): void;
}

/**
 * Checks content/ after each change, and updates the snapshot if it is valid.
 * @returns once watching, a function that stops
 */
export async function watchContent(
  root: string,
  reporter: WatchReporter,
): Promise<{ stop: () => Promise<void> }> {
  const check = () => {
    try {
      const content = takeSnapshot(root);
      const problems = checkContent(content, staticFiles(root));
      if (problems.length > 0) reporter.broken(problems);
      else reporter.valid(refreshSnapshot(root, content));
    } catch (error) {
      reporter.failed(error instanceof Error ? error : new Error(String(error)));
    }
  };
  return watchFolders([join(root, CONTENT)], check);
}
