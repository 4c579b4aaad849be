import { UsageError } from "../usage-error";
import { changedFiles } from "./changed-files";
import { gitSays } from "./run-git";

/** Where a change can have begun, the first that there is. */
const MAINS = ["main@{upstream}", "origin/main", "origin/HEAD", "main"];

/**
 * What a change is compared with if nobody says: where it left the main branch, as that is elsewhere; where
 * nothing differs from there, as after a commit on main that is published, the commit before.
 * @returns a revision for people: the name of a branch, or `HEAD^`
 * @throws UsageError where there is neither
 */
export function defaultBase(root: string): string {
  const bases = [...MAINS, "HEAD^"].map((name) => ({ name, commit: forkFrom(root, name) }));
  for (const { name, commit } of bases) {
    if (commit === undefined) continue;
    if (name === "HEAD^" || changedFiles(root, commit).length > 0) {
      // What others have added to the branch since is no part of the change.
      return commit === tipOf(root, name) ? name : commit;
    }
  }
  throw new UsageError(
    "There is nothing to compare with yet, neither a branch main nor a commit before: name a revision.",
  );
}

const tipOf = (root: string, name: string): string | undefined => gitSays(root, "rev-parse", name);

const forkFrom = (root: string, name: string): string | undefined =>
  gitSays(root, "merge-base", "HEAD", name);
