import { existsSync } from "node:fs";
import { join } from "node:path";
import { type KindKey, KINDS } from "../../../lib/content/kinds/kinds";
import { CONTENT } from "../../../lib/content/read/snapshot";
import { GitFault } from "../git/git-fault";
import { gitSays, runGit } from "../git/run-git";
import { FETCH_THE_REST, isShallow } from "../git/shallow";
import { isObject, parsed } from "../json";
import { type Change, FACTS } from "./find-corrections";
import { type ChangedFile, RENAMED_IN_FACTS, withNewNames } from "./new-names";

/** Stands before the facts of a commit in the log: no path begins with it. */
const COMMIT = "\u0001";

/** Files that were changed or renamed. Paths from the project, which may be a folder of a larger repository. */
const CHANGED = ["--name-status", "--diff-filter=MR", "--find-renames", "--relative"];

/**
 * Every change that git knows of a record with facts that is still there, under whatever name, the newest first. A
 * record that was made or taken away in a commit was not changed in it.
 * @throws GitFault if the history is not there, or not whole
 */
export function* readHistory(root: string): Generator<Change> {
  assertWhole(root);
  const kinds = new Map(
    ([...Object.keys(FACTS), ...Object.values(RENAMED_IN_FACTS)] as KindKey[]).map((kind) => [
      `${CONTENT}/${KINDS[kind].folder}`,
      kind,
    ]),
  );
  const log = runGit(root, "log", `--format=${COMMIT}%H %as`, ...CHANGED, "--", ...kinds.keys());
  // Names of files today by their names in older commits.
  const today = new Map<string, string>();
  for (const entry of log.split(COMMIT).slice(1)) {
    const [head = "", ...lines] = entry.split("\n").filter(Boolean);
    const [commit = "", date = ""] = head.split(" ");
    const files = lines.flatMap((line) => changedFile(line, kinds) ?? []);
    const places = files.map((file) => ({ ...file, now: today.get(file.to) ?? file.to }));
    for (const { kind, from, to, now } of places) {
      if (FACTS[kind] === undefined || !existsSync(join(root, now))) continue;
      const [before, after] = [`${commit}^:./${from}`, `${commit}:./${to}`].map((at) =>
        parsed(runGit(root, "show", at)),
      );
      if (!isObject(before) || !isObject(after)) continue;
      if (from !== to && isAnother(before.id, after.id)) continue;
      today.set(from, now);
      yield { kind, date, before: withNewNames(before, files), after };
    }
  }
}

/** A file of a line of the log; undefined where it was moved from one folder to another. */
function changedFile(line: string, kinds: ReadonlyMap<string, KindKey>): ChangedFile | undefined {
  const [, from = "", to = from] = line.split("\t");
  const folderOf = (file: string) => file.slice(0, file.lastIndexOf("/"));
  const kind = kinds.get(folderOf(to));
  return kind && folderOf(from) === folderOf(to) ? { kind, from, to } : undefined;
}

/** True if ids that no rename changes differ: git takes a new record for an old one if they are alike. */
const isAnother = (before: unknown, after: unknown): boolean =>
  typeof after === "number" && before !== after;

/** @throws GitFault if git does not know the content of the project, or only its last changes */
function assertWhole(root: string): void {
  if (isShallow(root)) throw new GitFault(FETCH_THE_REST);
  if (gitSays(root, "ls-tree", "HEAD", `${CONTENT}/`)) return;
  const above = gitSays(root, "rev-parse", "--show-toplevel") ?? root;
  throw new GitFault(
    `The repository in ${above} has no commit with ${CONTENT}/ of ${root}, and so no history of it. Clone the repository and work there: git clone ADDRESS`,
  );
}
