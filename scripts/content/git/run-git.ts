import { execFileSync } from "node:child_process";
import { GitError, gitErrorOf } from "./git-error";

/** Enough for the list of files of any change. */
const MOST_BYTES = 256 * 1024 * 1024;

/** Overrides user settings that would change the output. */
const SETTINGS = ["color.ui=false", "core.quotePath=false", "log.showSignature=false"].flatMap(
  (setting) => ["-c", setting],
);

/**
 * Output of git as bytes, in the project at `root`.
 * @throws GitError if git cannot answer there at all, Error with git's message if it refuses
 */
export function gitBytes(root: string, args: readonly string[], input = ""): Buffer {
  try {
    return execFileSync("git", [...SETTINGS, ...args], {
      cwd: root,
      input,
      // Messages are matched in English.
      env: { ...process.env, LC_ALL: "C" },
      maxBuffer: MOST_BYTES,
      stdio: ["pipe", "pipe", "pipe"],
    });
  } catch (error) {
    throw gitErrorOf(root, error) ?? error;
  }
}

export const runGit = (root: string, ...args: string[]): string =>
  gitBytes(root, args).toString("utf8");

/** Output without its final newline; undefined if git refuses. @throws GitError if git cannot answer there at all */
export function tryGit(root: string, ...args: string[]): string | undefined {
  try {
    return runGit(root, ...args).trim();
  } catch (error) {
    if (error instanceof GitError) throw error;
    return undefined;
  }
}
