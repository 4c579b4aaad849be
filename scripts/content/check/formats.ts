import { problemWords, report } from "../../../lib/content/check/report";
import { isFixable } from "../../../lib/content/check/style/fix-content";
import { printable } from "../../../lib/content/check/text/printable";
import type { Problem } from "../../../lib/content/check/problem";

/** A value in a workflow command of GitHub: properties escape more than messages do. */
const escaped = (text: string): string =>
  printable(text).replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const escapedProperty = (text: string): string =>
  escaped(text).replaceAll(":", "%3A").replaceAll(",", "%2C");

/** How problems can be printed; there is one at least, but for JSON. */
export const FORMATS = {
  /** For people: one problem a line, as editors and problem matchers read it. */
  text: report,
  /** For GitHub Actions: one annotation for each problem. */
  github: (problems: readonly Problem[]) =>
    problems
      .map((problem) => {
        const { file, line, column, rule } = problem;
        const place = `file=${escapedProperty(file)},line=${line},col=${column}`;
        return `::error ${place},title=${escapedProperty(rule)}::${escaped(problemWords(problem))}`;
      })
      .join("\n"),
  /** For programs: a list of problems. */
  json: (problems: readonly Problem[]) =>
    printable(
      JSON.stringify(
        problems.map((problem) => {
          const { file, line, column, rule, message, allowed, suggestion } = problem;
          const fixable = isFixable(problem) || undefined;
          return { file, line, column, rule, message, allowed, suggestion, fixable };
        }),
        null,
        2,
      ),
    ),
} as const;

/** Name of a format. */
export type Format = keyof typeof FORMATS;
