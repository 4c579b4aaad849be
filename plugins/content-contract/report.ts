import type { Problem } from "./problem";
import { counted } from "./words";

/** A problem on one line: `file:line:column  rule  message; allowed: …; did you mean …?` */
export function problemLine(problem: Problem): string {
  const { file, line, column, rule } = problem;
  return `${file}:${line}:${column}  ${rule}  ${problemWords(problem)}`;
}

/** What is wrong, what is allowed and what was meant: `message; allowed: …; did you mean …?` */
export function problemWords({ message, allowed, suggestion }: Problem): string {
  const parts = [message];
  if (allowed !== undefined) parts.push(`allowed: ${allowed}`);
  if (suggestion !== undefined) parts.push(`did you mean ${suggestion}?`);
  return parts.join("; ");
}

/** All problems, one on a line in the order of files and places, and how many there are. */
export function report(problems: readonly Problem[]): string {
  const files = new Set(problems.map(({ file }) => file)).size;
  const summary = `${counted(problems.length, "problem")} in ${counted(files, "file")} of content.`;
  return [...problems.map(problemLine), "", summary].join("\n");
}
