import { renameSync } from "node:fs";
import { join } from "node:path";
import { isSameButEnding, properPath } from "../../../lib/content/read/misplaced/proper-path";
import { readContent } from "../../../lib/content/read/read-content";
import { CONTENT, takeSnapshot } from "../../../lib/content/read/snapshot";
import { GitError } from "../git/git-error";
import { tryGit } from "../git/run-git";

/**
 * Renames files with a wrong ending, such as `x.JPG`, and returns messages. Records name pictures without endings, so
 * no reference changes.
 */
export function fixEndings(root: string, isWanted: (one: { file: string }) => boolean): string[] {
  const snapshot = takeSnapshot(root);
  const { strays, schemas } = readContent(snapshot);
  return strays.flatMap((stray) => {
    const target = properPath(stray, schemas) ?? "";
    const [file, to] = [`${CONTENT}/${stray.path}`, `${CONTENT}/${target}`];
    if (!isSameButEnding(file, to) || snapshot.has(to) || !isWanted({ file })) return [];
    renameFile(root, file, to);
    return [`fixed  ${file} → ${to}`];
  });
}

/**
 * Renames a file, even on a case-insensitive disk: with `git mv` if git tracks it, since git would not see the change,
 * and else by way of a third name.
 */
function renameFile(root: string, from: string, to: string): void {
  try {
    if (tryGit(root, "mv", "--force", "--", from, to) !== undefined) return;
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
  }
  const temporary = join(root, `${from}.unfinished`);
  renameSync(join(root, from), temporary);
  renameSync(temporary, join(root, to));
}
