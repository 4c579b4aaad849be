import { execFileSync } from "node:child_process";

/** Enough for the list of files of any change. */
export const MOST_BYTES = 256 * 1024 * 1024;

/**
 * What git says, in the project at `root`.
 * @throws Error with git's own words if it fails
 */
export function runGit(root: string, ...args: string[]): string {
  return execFileSync("git", args, {
    cwd: root,
    encoding: "utf8",
    maxBuffer: MOST_BYTES,
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** The same without the line break at its end; undefined if git is not there or refuses. */
export function gitSays(root: string, ...args: string[]): string | undefined {
  try {
    return runGit(root, ...args).trim();
  } catch {
    return undefined;
  }
}
