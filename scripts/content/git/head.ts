import { resolve } from "node:path";
import { gitSays } from "./run-git";

/** The id of the last commit in the folder `root`; undefined if there is none. */
export const lastCommit = (root: string): string | undefined =>
  gitSays(root, "rev-parse", "--verify", "HEAD");

/** The files that git writes when another commit becomes the last one. */
export const filesOfHead = (root: string): string[] =>
  (gitSays(root, "rev-parse", "--git-path", "HEAD", "--git-path", "logs/HEAD") ?? "")
    .split("\n")
    .filter(Boolean)
    .map((path) => resolve(root, path));
