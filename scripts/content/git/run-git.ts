import { execFileSync } from "node:child_process";
import { GitFault, gitFault } from "./git-fault";

/** Enough for the list of files of any change. */
const MOST_BYTES = 256 * 1024 * 1024;

/** Settings that a person may have, and that would change what is read here. */
const SETTINGS = ["color.ui=false", "core.quotePath=false", "log.showSignature=false"].flatMap(
  (setting) => ["-c", setting],
);

/**
 * Output of git as bytes, in the project at `root`.
 * @throws GitFault if git cannot answer there at all, Error with git's own words if it refuses
 */
export function gitBytes(root: string, args: readonly string[], input = ""): Buffer {
  try {
    return execFileSync("git", [...SETTINGS, ...args], {
      cwd: root,
      input,
      // Git's words are recognised, so they have to be English.
      env: { ...process.env, LC_ALL: "C" },
      maxBuffer: MOST_BYTES,
      stdio: ["pipe", "pipe", "pipe"],
    });
  } catch (error) {
    throw gitFault(root, error) ?? error;
  }
}

/** The same as text. */
export const runGit = (root: string, ...args: string[]): string =>
  gitBytes(root, args).toString("utf8");

/**
 * The same without the line break at its end; undefined if git refuses.
 * @throws GitFault if git cannot answer there at all
 */
export function gitSays(root: string, ...args: string[]): string | undefined {
  try {
    return runGit(root, ...args).trim();
  } catch (error) {
    if (error instanceof GitFault) throw error;
    return undefined;
  }
}
