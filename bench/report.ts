import { execFileSync } from "node:child_process";
import { cpus, loadavg } from "node:os";
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

export const machine = () => `Node ${process.versions.node}, ${cpus().length} processor cores`;

/** Date of the last commit, such as `2026-11-20`; its hash would not survive a rebase. */
export const commitDay = () =>
  execFileSync("git", ["log", "-1", "--format=%cs"], { encoding: "utf8" }).trim();

/** Warns if the machine is busy, which increases times. */
export function warnIfBusy(): void {
  const [load = 0] = loadavg();
  if (load < cpus().length / 2) return;
  console.log(`warn   the machine is busy (load ${load.toFixed(1)}): times will be too long`);
}

const DOCUMENT = resolve(__dirname, "../docs/performance.md");

/** Writes a command's figures between its two marks in docs/performance.md. */
export function writeGenerated(command: string, generated: string): void {
  const document = readFileSync(DOCUMENT, "utf8");
  const part = new RegExp(`(?<=<!-- ${command} start[^>]*-->)[^]*?(?=<!-- ${command} end -->)`);
  if (!part.test(document)) throw new Error(`The document has no marks of ${command}.`);
  writeFileSync(
    DOCUMENT,
    document.replace(part, () => `\n\n${generated.trim()}\n\n`),
  );
}

/** Formats a Markdown table with padded columns; the first row is the head. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${widths.map((width, column) => (row[column] ?? "").padEnd(width)).join(" | ")} |`;
  return [line(head), `|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`]
    .concat(body.map(line))
    .join("\n");
}
