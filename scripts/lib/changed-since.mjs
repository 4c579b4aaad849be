import { spawnSync } from "node:child_process";

/** What a change is compared with, the first that there is: the main branch elsewhere, else the last commit. */
const BASES = ["main@{upstream}", "origin/main", "origin/HEAD", "HEAD"];

/**
 * The commit that a change began at. Uncommitted changes belong to it too.
 * @returns {{ name: string, commit: string } | undefined} nothing where there is no commit
 */
export function changedSince(root = ".") {
  for (const name of BASES) {
    const git = spawnSync("git", ["merge-base", "HEAD", name], { cwd: root, encoding: "utf8" });
    if (git.status === 0) return { name, commit: git.stdout.trim() };
  }
  return undefined;
}
