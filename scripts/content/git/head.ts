import { resolve } from "node:path";
import { GitFault } from "./git-fault";
import { gitSays } from "./run-git";

/** The id of the last commit in the folder `root`, if there is one; `fault` says why git cannot tell. */
export function lastCommit(root: string): { id?: string | undefined; fault?: string } {
  try {
    return { id: gitSays(root, "rev-parse", "--verify", "HEAD") };
  } catch (error) {
    if (error instanceof GitFault) return { fault: error.message };
    throw error;
  }
}

/** The files that git writes when another commit becomes the last one; none where git cannot tell. */
export const filesOfHead = (root: string): string[] =>
  lastCommit(root).fault === undefined
    ? (gitSays(root, "rev-parse", "--git-path", "HEAD", "--git-path", "logs/HEAD") ?? "")
        .split("\n")
        .filter(Boolean)
        .map((path) => resolve(root, path))
    : [];
