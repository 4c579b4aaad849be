import { spawnSync } from "node:child_process";

/** What a change is compared with, the first that there is: the main branch elsewhere, else the last commit. */
const BASES = ["main@{upstream}", "origin/main", "origin/HEAD", "HEAD"];

/**
 * The commit that a change began at. Uncommitted changes belong to it too.
 * @returns {{ name: string, commit: string } | { fault: string }} a fault where git knows none
 */
export function changedSince(root = ".") {
  const git = (...words) => spawnSync("git", words, { cwd: root, encoding: "utf8" });
  let fault = "";
  for (const name of BASES) {
    const { status, stdout, stderr, error } = git("merge-base", "HEAD", name);
    if (status !== 0) fault = error ? "git is not installed" : stderr.trim();
    else {
      const short = git("rev-parse", "--abbrev-ref", name).stdout.trim();
      return { name: short === "" || name === "HEAD" ? name : short, commit: stdout.trim() };
    }
  }
  return { fault };
}
