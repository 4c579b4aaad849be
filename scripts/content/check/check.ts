import { checkContent } from "../../../plugins/content-contract/check-content";
import type { Problem } from "../../../plugins/content-contract/problem";
import { fixContent } from "../../../plugins/content-contract/style/fix-content";
import { styleOf } from "../../../plugins/content-contract/style/style-of";
import { FORMATS } from "./formats";
import { type CheckOptions, checkOptions } from "./options";

/** What a command says, and how it ends. */
export interface Outcome {
  readonly text: string;
  /** 0 if all is well, 1 if there are problems. */
  readonly code: 0 | 1;
}

/**
 * `npm run content check [-- --fix] [--only rule] [--format text|github|json] [paths]`: every problem of
 * the content, and how its records are written.
 * @throws UsageError if it is asked for in a wrong way
 */
export function check(root: string, args: readonly string[]): Outcome {
  const options = checkOptions(args);
  const isWanted = (problem: Problem) => matches(problem, options);
  const found = (): Problem[] => [...checkContent(root), ...styleOf(root)].filter(isWanted);
  if (!options.fix) return outcome(found(), options);

  const mended = fixContent(root, checkContent(root), isWanted);
  const left = outcome(found(), options);
  if (options.format !== "text") return left;
  return { ...left, text: [...mended.map((line) => `mended  ${line}`), left.text].join("\n") };
}

function outcome(problems: Problem[], { format }: CheckOptions): Outcome {
  return { text: FORMATS[format](problems), code: problems.length === 0 ? 0 : 1 };
}

function matches({ file, rule }: Problem, { only, paths }: CheckOptions): boolean {
  if (only && !only.includes(rule)) return false;
  return paths.length === 0 || paths.some((path) => file === path || file.startsWith(`${path}/`));
}
