import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

/** Where all figures are told. */
const DOCUMENT = resolve(__dirname, "../docs/performance.md");

/** Writes what a command has measured into docs/performance.md. */
export const writeGenerated = (command: string, generated: string): void =>
  writeFileSync(DOCUMENT, replaceGenerated(readFileSync(DOCUMENT, "utf8"), command, generated));

/**
 * The document with what stands between the two marks of a command replaced; all else stays as it was
 * written.
 *
 * @param command the npm script that writes the part, such as `bench:pages`
 * @throws if the marks are not there once each, in their order
 */
export function replaceGenerated(document: string, command: string, generated: string): string {
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
