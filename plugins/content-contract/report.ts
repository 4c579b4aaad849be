import type { Problem } from "./problem";
import { counted } from "./words";

/** A problem on one line: `file:line:column  rule  message; allowed: …; did you mean …?` */
export function problemLine({ file, line, column, rule, ...words }: Problem): string {
  const parts = [words.message];
  if (words.allowed !== undefined) parts.push(`allowed: ${words.allowed}`);
  if (words.suggestion !== undefined) parts.push(`did you mean ${words.suggestion}?`);
  return `${file}:${line}:${column}  ${rule}  ${parts.join("; ")}`;
}

/** All problems, one on a line in the order of files and places, and how many there are. */
export function report(problems: readonly Problem[]): string {
  const files = new Set(problems.map(({ file }) => file)).size;
  const summary = `${counted(problems.length, "problem")} in ${counted(files, "file")} of content.`;
  return [...problems.map(problemLine), "", summary].join("\n");
}
