import { UsageError } from "../../usage-error";
import { runGit } from "./run-git";

/** What became of a file. */
export type Status = "added" | "changed" | "removed" | "renamed";

/** A file that differs from a revision. Paths are the project's. */
export interface ChangedFile {
  readonly file: string;
  readonly status: Status;
  /** What a renamed file was called. */
  readonly from?: string;
}

/** The paths that a change is about: of a renamed file both. */
export const pathsOf = ({ file, from }: ChangedFile): string[] =>
  from === undefined ? [file] : [file, from];

const STATUS: Readonly<Record<string, Status>> = { A: "added", D: "removed", R: "renamed" };

/**
 * The files in which the working tree differs from a commit, those that git does not know yet among
 * them, in the order of their paths.
 */
export function changedFiles(root: string, commit: string): ChangedFile[] {
  const told = runGit(root, "diff", "--name-status", "--find-renames", "-z", commit, "--");
  const unknown = runGit(root, "ls-files", "--others", "--exclude-standard", "-z");
  const added = fields(unknown).map((file): ChangedFile => ({ file, status: "added" }));
  return [...changesIn(fields(told)), ...added].sort((a, b) => (a.file < b.file ? -1 : 1));
}

/**
 * The commit that a revision names.
 * @throws UsageError if it names none
 */
export function commitOf(root: string, revision: string): string {
  try {
    return runGit(root, "rev-parse", "--verify", "--end-of-options", `${revision}^{commit}`).trim();
  } catch {
    throw new UsageError(
      `git knows no revision ${JSON.stringify(revision)}: name a branch, a tag or a commit, such as ` +
        "origin/main. Where only a part of the history is there, fetch the rest first.",
    );
  }
}

const fields = (text: string): string[] => text.split("\0").filter((field) => field !== "");

function changesIn(told: readonly string[]): ChangedFile[] {
  const changes: ChangedFile[] = [];
  for (let at = 0; at < told.length; ) {
    const letter = told[at]?.[0] ?? "";
    const status = STATUS[letter] ?? "changed";
    const [first = "", second = ""] = told.slice(at + 1, at + 3);
    if (status === "renamed") changes.push({ file: second, status, from: first });
    else changes.push({ file: first, status });
    at += status === "renamed" ? 3 : 2;
  }
  return changes;
}
