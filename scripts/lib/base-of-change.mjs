import { spawnSync } from "node:child_process";

/** Bases of a change, of which the first existing one counts: the remote main branch, else the last commit. */
const BASES = ["main@{upstream}", "origin/main", "origin/HEAD", "HEAD"];

/**
 * Commit that a change began at; uncommitted changes belong to the change.
 * @returns {{ name: string, commit: string } | { fault: string }} a fault if git finds none
 */
export function baseOfChange(root = ".") {
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
