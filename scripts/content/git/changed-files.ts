import { CommandError } from "../../../lib/command-line/command-error";
import { runGit } from "./run-git";

/**
 * The files in which the working tree differs from a commit, those that git does not know yet among them, in the
 * order of their paths. Of a renamed file both paths.
 */
export function changedFiles(root: string, commit: string): string[] {
  const differing = runGit(root, "diff", "--name-only", "--no-renames", "-z", commit, "--");
  const unknown = runGit(root, "ls-files", "--others", "--exclude-standard", "-z");
  return (differing + unknown).split("\0").filter(Boolean).sort();
}

/**
 * The commit that a revision names.
 * @throws CommandError if it names none
 */
export function commitOf(root: string, revision: string): string {
  try {
    return runGit(root, "rev-parse", "--verify", "--end-of-options", `${revision}^{commit}`).trim();
  } catch {
    throw new CommandError(
      `git knows no revision ${JSON.stringify(revision)}: name a branch, a tag or a commit, such as ` +
        "origin/main. Where only a part of the history is there, fetch the rest first.",
    );
  }
}
