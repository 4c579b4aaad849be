import { CommandError } from "../../../lib/command-line/command-error";
import { isLeftover } from "../../../lib/content/read/leftover";
import { CONTENT } from "../../../lib/content/read/snapshot";
import { gitSays, runGit } from "./run-git";
import { FETCH_THE_REST, isShallow } from "./shallow";

/** Paths from the project, which may be a folder of a larger repository. */
const DIFFERING = ["diff", "--name-only", "--no-renames", "--relative", "-z"];

/**
 * The files in which the working tree differs from a commit, those that git does not know yet among them, in the
 * order of their paths. Of a renamed file both paths.
 */
export function changedFiles(root: string, commit: string): string[] {
  const differing = runGit(root, ...DIFFERING, commit, "--");
  const unknown = runGit(root, "ls-files", "--others", "--exclude-standard", "-z");
  return (differing + unknown)
    .split("\0")
    .filter((file) => file !== "" && !(file.startsWith(`${CONTENT}/`) && isLeftover(file)))
    .sort();
}

/**
 * The commit that a revision names.
 * @throws CommandError if it names none
 */
export function commitOf(root: string, revision: string): string {
  const named = `${revision}^{commit}`;
  const commit = gitSays(root, "rev-parse", "--verify", "--end-of-options", named);
  if (commit !== undefined) return commit;
  throw new CommandError(
    `git knows no revision ${JSON.stringify(revision)}: name a branch, a tag or a commit, such as ` +
      `origin/main.${isShallow(root) ? ` ${FETCH_THE_REST}` : ""}`,
  );
}
