import { existsSync } from "node:fs";
import { join } from "node:path";
import { type KindKey, KINDS } from "../../../lib/content/kinds/kinds";
import { FACTS } from "./find-corrections";
import { CONTENT } from "../../../lib/content/read/snapshot";
import { GitFault } from "../git/git-fault";
import { gitSays, runGit } from "../git/run-git";
import { FETCH_THE_REST, isShallow } from "../git/shallow";
import { isObject, parsed } from "../json";
import type { Change } from "./find-corrections";

/** Stands before the facts of a commit in the log: no path begins with it. */
const COMMIT = "\u0001";

/** Files that were changed in place. Paths from the project, which may be a folder of a larger repository. */
const CHANGED = ["--name-only", "--diff-filter=M", "--no-renames", "--relative"];

/**
 * Every change that git knows of a record with facts whose file is still there, the newest first. A record that was
 * made or taken away in a commit was not changed in it.
 * @throws GitFault if the history is not there, or not whole
 */
export function* readHistory(root: string): Generator<Change> {
  assertWhole(root);
  for (const kind of Object.keys(FACTS) as KindKey[]) {
    const folder = `${CONTENT}/${KINDS[kind].folder}`;
    const log = runGit(root, "log", `--format=${COMMIT}%H %as`, ...CHANGED, "--", folder);
    for (const entry of log.split(COMMIT).slice(1)) {
      const [head = "", ...files] = entry.split("\n").filter(Boolean);
      const [commit = "", date = ""] = head.split(" ");
      for (const file of files.filter((path) => existsSync(join(root, path)))) {
        const [before, after] = [`${commit}^`, commit].map((at) =>
          parsed(runGit(root, "show", `${at}:./${file}`)),
        );
        if (isObject(before) && isObject(after)) yield { kind, date, before, after };
      }
    }
  }
}

/** @throws GitFault if git does not know the content of the project, or only its last changes */
function assertWhole(root: string): void {
  if (isShallow(root)) throw new GitFault(FETCH_THE_REST);
  if (gitSays(root, "ls-tree", "HEAD", `${CONTENT}/`)) return;
  const above = gitSays(root, "rev-parse", "--show-toplevel") ?? root;
  throw new GitFault(
    `The repository in ${above} has no commit with ${CONTENT}/ of ${root}, and so no history of it. Clone the repository and work there: git clone ADDRESS`,
  );
}
