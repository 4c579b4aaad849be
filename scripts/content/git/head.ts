import { resolve } from "node:path";
import { GitError } from "./git-error";
import { tryGit } from "./run-git";

/** Id of the last commit in the folder `root`, if there is one; `gitError` if git fails. */
export function lastCommit(root: string): { id?: string | undefined; gitError?: string } {
  try {
    return { id: tryGit(root, "rev-parse", "--verify", "HEAD") };
  } catch (error) {
    if (error instanceof GitError) return { gitError: error.message };
    throw error;
  }
}

/** Files that git writes when HEAD changes; empty if git fails. */
export const filesOfHead = (root: string): string[] =>
  lastCommit(root).gitError === undefined
    ? (tryGit(root, "rev-parse", "--git-path", "HEAD", "--git-path", "logs/HEAD") ?? "")
        .split("\n")
        .filter(Boolean)
        .map((path) => resolve(root, path))
    : [];
