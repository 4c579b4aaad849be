import { CommandError } from "../../../lib/command-line/command-error";
import { changedFiles } from "./changed-files";
import { gitSays } from "./run-git";
import { FETCH_THE_REST, isShallow } from "./shallow";

/** Where a change can have begun, the first that there is. */
const MAINS = ["main@{upstream}", "origin/main", "origin/HEAD", "main"];

/** Digits of a commit that people are shown. */
const SHORT = 10;

/**
 * What a change is compared with if nobody says: where it left the main branch, as that is elsewhere; where
 * nothing differs from there, as after a commit on main that is published, the commit before.
 * @returns a revision for people: the name of a branch, `HEAD^`, or the beginning of a commit
 * @throws CommandError where there is neither
 */
export function defaultBase(root: string): string {
  for (const name of [...MAINS, "HEAD^"]) {
    const fork = gitSays(root, "merge-base", "HEAD", name);
    if (fork === undefined) continue;
    if (name !== "HEAD^" && changedFiles(root, fork).length === 0) continue;
    // What others have added to the branch since is no part of the change.
    return fork === gitSays(root, "rev-parse", name) ? shortName(root, name) : fork.slice(0, SHORT);
  }
  if (isShallow(root)) throw new CommandError(FETCH_THE_REST);
  throw new CommandError(
    "There is nothing to compare with yet, neither a branch main nor a commit before: name a revision.",
  );
}

/** A revision as people call it: `origin/main`, not `main@{upstream}`. */
const shortName = (root: string, revision: string): string =>
  gitSays(root, "rev-parse", "--abbrev-ref", revision) || revision;
