import { CommandError } from "../../lib/command-line/command-error";
import { checkContent } from "../../lib/content/check/check-content";
import type { Problem } from "../../lib/content/model/problems/problem";
import { report } from "../../lib/content/check/report";
import { type Snapshot, takeSnapshot } from "../../lib/content/read/snapshot";

/** Stops a command before it writes. @param words message @throws CommandError if there are problems */
export function assertValid(problems: readonly Problem[], words?: string): void {
  if (problems.length === 0) return;
  const head = [words, "Nothing was written."].filter(Boolean).join(" ");
  throw new CommandError(`${head}\n\n${report(problems)}`, 1);
}

/** The content of the project at `root`, for commands that change it. @throws CommandError if it is invalid */
export function validContent(root: string): Snapshot {
  const content = takeSnapshot(root);
  assertValid(
    checkContent(content),
    "The content has to be valid first. To undo a record that you have just begun, delete its file; of a notice, its entry in content/api/activity-list.json.",
  );
  return content;
}
