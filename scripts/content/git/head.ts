import { resolve } from "node:path";
import { GitFault } from "./git-fault";
import { gitSays } from "./run-git";

/** Id of the last commit in the folder `root`, if there is one; `fault` if git fails. */
export function lastCommit(root: string): { id?: string | undefined; fault?: string } {
  try {
    return { id: gitSays(root, "rev-parse", "--verify", "HEAD") };
  } catch (error) {
    if (error instanceof GitFault) return { fault: error.message };
    throw error;
  }
}

/** Files that git writes when HEAD changes; empty if git fails. */
export const filesOfHead = (root: string): string[] =>
  lastCommit(root).fault === undefined
    ? (gitSays(root, "rev-parse", "--git-path", "HEAD", "--git-path", "logs/HEAD") ?? "")
        .split("\n")
        .filter(Boolean)
        .map((path) => resolve(root, path))
    : [];
