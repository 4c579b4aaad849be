import { existsSync, writeFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { staticFiles } from "../../../lib/content/check/addresses/site-files";
import { checkContent, inOrder } from "../../../lib/content/check/check-content";
import type { Problem } from "../../../lib/content/check/problem";
import { report } from "../../../lib/content/check/report";
import { type StyleProblem, styleOf } from "../../../lib/content/check/style/check-style";
import { readContent } from "../../../lib/content/read/read-content";
import { takeSnapshot } from "../../../lib/content/read/snapshot";
import { command } from "../command";
import { CommandError } from "../../../lib/command-line/command-error";

const USAGE = `npm run content -- check [--fix] [FILE|FOLDER …]

  FILE|FOLDER   only the problems in these, such as content/units
  --fix         write records as the others are: in the order of their schema, laid out alike

It ends with 1 if there are problems.`;

/** `npm run content check`: every problem of the content, and how its records are written. */
export const check = command({
  summary: "every problem of the content; --fix lays records out",
  usage: USAGE,
  options: { fix: { type: "boolean" } },
  most: Number.POSITIVE_INFINITY,
  run(root, { values, positionals }) {
    const paths = positionals.map((path) => contentPath(path, root));
    const isWanted = ({ file }: Problem) =>
      paths.length === 0 || paths.some((path) => file === path || file.startsWith(`${path}/`));
    const snapshot = takeSnapshot(root);
    const problems = checkContent(snapshot, staticFiles(root)).filter(isWanted);
    const style = styleBeside(problems, styleOf(readContent(snapshot))).filter(isWanted);
    for (const { file, fixed } of values.fix ? style : []) writeFileSync(join(root, file), fixed);
    const left = [...problems, ...(values.fix ? [] : style)].sort(inOrder);
    const mended = values.fix ? style.map(({ file, rule }) => `mended  ${file}: ${rule}`) : [];
    const where = paths.length > 0 ? `No problem in ${paths.join(", ")}.` : "The content is valid.";
    if (left.length > 0) throw new CommandError([...mended, report(left)].join("\n"), 1);
    return [...mended, where].join("\n");
  },
});

/** How records are written; a property that the schema does not know has no place in its order. */
function styleBeside(problems: readonly Problem[], style: readonly StyleProblem[]) {
  const unknown = problems.filter(({ rule }) => rule === "unknown-property");
  const files = new Set(unknown.map(({ file }) => file));
  return style.filter(({ file, rule }) => rule !== "property-order" || !files.has(file));
}

/** A path as problems name it. @throws CommandError if it is not in the content, which would have no problem */
function contentPath(path: string, root: string): string {
  const whole = resolve(root, path);
  const name = relative(root, whole).replaceAll(sep, "/");
  if (!`${name}/`.startsWith("content/")) {
    throw new CommandError(`"${path}" is not in content/: only what stands there is checked.`);
  }
  if (existsSync(whole)) return name;
  throw new CommandError(`There is no file or folder "${path}".`);
}
