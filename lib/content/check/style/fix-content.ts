import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { staticFiles } from "../addresses/site-files";
import { checkContent } from "../check-content";
import type { Fix, Path, Problem } from "../problem";
import { readContent } from "../../read/read-content";
import { takeSnapshot } from "../../read/snapshot";
import { styleOf } from "./style-of";

/** What was mended, for people: `content/units/fine.json: 6 added to list`. */
export type Mended = string;

/** Where a file has one of these problems, writing it again would lose what it says. */
const UNREAD = new Set(["encoding", "file-size", "json", "merge-conflict", "duplicate-key"]);

/**
 * Mends what can only be meant in one way: an item that a list lacks, since the record it belongs to names
 * the list; then how records are written. What is not sure is left for people.
 * @param wanted which problems are to be mended
 */
export function fixContent(root: string, wanted: (problem: Problem) => boolean): Mended[] {
  const mended: Mended[] = [];
  const snapshot = takeSnapshot(root);
  const problems = checkContent(snapshot, staticFiles(root));
  const unread = new Set(problems.filter(({ rule }) => UNREAD.has(rule)).map(({ file }) => file));
  for (const problem of problems) {
    if (!problem.fix || !wanted(problem) || unread.has(problem.fix.file)) continue;
    add(root, problem.fix);
    const { file, path, add: item } = problem.fix;
    mended.push(`${file}: ${item} added to ${path.join(".")}`);
  }
  for (const problem of styleOf(readContent(mended.length === 0 ? snapshot : takeSnapshot(root)))) {
    if (!wanted(problem)) continue;
    writeFileSync(join(root, problem.file), problem.fixed);
    mended.push(`${problem.file}: ${problem.rule}`);
  }
  return mended;
}

function add(root: string, { file, path, add: item }: Fix): void {
  const target = join(root, file);
  const record = JSON.parse(readFileSync(target, "utf8")) as unknown;
  const list = listAt(record, path);
  if (list.includes(item)) return;
  list.push(item);
  writeFileSync(target, `${JSON.stringify(record, null, 2)}\n`);
}

/** The list at a path; one that is missing is made. */
function listAt(record: unknown, path: Path): unknown[] {
  let value = record as Record<string | number, unknown>;
  for (const [depth, step] of path.entries()) {
    value[step] ??= depth === path.length - 1 ? [] : {};
    value = value[step] as Record<string | number, unknown>;
  }
  return value as unknown as unknown[];
}
