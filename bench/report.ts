import { execFileSync } from "node:child_process";
import { cpus, loadavg } from "node:os";
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

/** What figures were measured with, such as `Node 20.20.2, 2 processor cores`. */
export const machine = () => `Node ${process.versions.node}, ${cpus().length} processor cores`;

/** The day of the last commit, such as `2026-11-20`; its hash would not outlive a rebase. */
export const commitDay = () =>
  execFileSync("git", ["log", "-1", "--format=%cs"], { encoding: "utf8" }).trim();

/** Says so if the processors already have work: times grow with the machine's load. */
export function warnIfBusy(): void {
  const [load = 0] = loadavg();
  if (load < cpus().length / 2) return;
  console.log(`warn   the machine is busy (load ${load.toFixed(1)}): times will be too long`);
}

/** Where all figures are told. */
const DOCUMENT = resolve(__dirname, "../docs/performance.md");

/** Writes what a command has measured into docs/performance.md. */
export const writeGenerated = (command: string, generated: string): void =>
  writeFileSync(DOCUMENT, replaceGenerated(readFileSync(DOCUMENT, "utf8"), command, generated));

/**
 * The document with what stands between the two marks of a command replaced; all else stays as it was
 * written.
 * @throws if the marks are not there once each, in their order
 */
function replaceGenerated(document: string, command: string, generated: string): string {
  const start = `<!-- ${command} start: written by \`npm run ${command} -- --write\` -->`;
  const end = `<!-- ${command} end -->`;
  const [before, rest, ...more] = document.split(start);
  const [old, after, ...evenMore] = (rest ?? "").split(end);
  if (before === undefined || old === undefined || after === undefined) {
    throw new Error(`The document lacks “${start}” and, after it, “${end}”.`);
  }
  if (more.length > 0 || evenMore.length > 0) throw new Error("The document has a mark twice.");
  return `${before}${start}\n\n${generated.trim()}\n\n${end}${after}`;
}

/** A Markdown table with padded columns, the first row its head; numbers may be read at a glance. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${widths.map((width, column) => (row[column] ?? "").padEnd(width)).join(" | ")} |`;
  return [line(head), `|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`]
    .concat(body.map(line))
    .join("\n");
}
