import { join } from "node:path";
import { staticFiles } from "../addresses/site-files";
import { checkContent } from "../check-content";
import type { Problem } from "../../model/problems/problem";
import { CONTENT, takeSnapshot } from "../../read/snapshot";
import { followFolders } from "./follow-folders";
import { type Refreshed, refreshSnapshot } from "./refresh-snapshot";

/** What a watcher tells after each change. */
export interface WatchReporter {
  /** The content is valid; the snapshot has been brought up to date. */
  valid(refreshed: Refreshed): void;
  /** The content is broken; the snapshot stays as it was. */
  broken(problems: Problem[]): void;
  /** Something other than the content is broken, such as a schema. */
  failed(error: Error): void;
}

/**
 * Checks content/ after each change and brings the snapshot up to date whenever it is valid.
 * @returns when it has begun to watch: what stops it
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
  return followFolders([join(root, CONTENT)], check);
}
