import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readContent } from "../../read/read-content";
import { takeSnapshot } from "../../read/snapshot";
import { staticFiles } from "../addresses/site-files";
import { checkContent } from "../check-content";
import type { Fix, Path, Problem } from "../problem";
import { STYLE_RULES, styleOf } from "./check-style";

/** Whether `npm run content -- check --fix` mends a problem. */
export const isFixable = ({ fix, rule }: Problem): boolean =>
  fix !== undefined || Object.hasOwn(STYLE_RULES, rule);

/**
 * Which of some problems a command mends, to be printed below them; undefined if it mends none.
 * @param more what the command is given besides `--fix`
 */
export function fixHint(
  problems: readonly Problem[],
  more: readonly string[] = [],
): string | undefined {
  const count = problems.filter(isFixable).length;
  if (count === 0) return undefined;
  const which =
    count === problems.length ? (count === 1 ? "it" : "all of them") : `${count} of them`;
  return `This mends ${which}: ${["npm run content -- check --fix", ...more].join(" ")}`;
}

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
