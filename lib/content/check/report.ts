import type { Problem } from "../model/problems/problem";
import { printable } from "./text/printable";
import { counted } from "../model/problems/words";

/** Formats a problem without its place: `message; did you mean …? allowed: …` */
export function problemWords({
  message,
  allowed,
  suggestion,
}: Pick<Problem, "message" | "allowed" | "suggestion">): string {
  // Suggestion first: eighty names may follow it.
  const guess = suggestion === undefined ? "" : `; did you mean ${suggestion}?`;
  const choice = allowed ? `${guess ? "" : ";"} allowed: ${allowed}` : "";
  return printable(`${message}${guess}${choice}`).replaceAll("\n", "\\u000a");
}

/** Formats a problem: `file:line:column  rule  message; did you mean …? allowed: …` */
export function problemLine(problem: Problem): string {
  const { file, line, column, rule } = problem;
  const place = printable(`${file}:${line}:${column}  ${rule}`).replaceAll("\n", "\\u000a");
  return `${place}  ${problemWords(problem)}`;
}

/** More cannot be fixed at once, and the first would scroll away. */
const PRINTED = 100;

export function report(problems: readonly Problem[]): string {
  const files = new Set(problems.map(({ file }) => file)).size;
  const summary = `${counted(problems.length, "problem")} in ${counted(files, "file")} of content.`;
  const more = problems.length - PRINTED;
  return [
    ...problems.slice(0, PRINTED).map(problemLine),
    ...(more > 0 ? [`… and ${more} more`] : []),
    "",
    summary,
  ].join("\n");
}
