import { REVALIDATE } from "../../lib/site/headers/cache-rules";
import { matchesPath } from "../../lib/site/headers/to-underscore-headers";

/**
 * Simulates hosts with `_headers`: all matching rules apply, and values of one name are joined with commas
 * (developers.cloudflare.com/pages/configuration/headers). Without a rule they make browsers revalidate.
 * @returns the headers of the file for a path
 */
export function readUnderscoreHeaders(file: string): (path: string) => Record<string, string> {
  const blocks = file
    .split("\n\n")
    .map((block) => block.trim().split("\n"))
    .map(([pattern = "", ...lines]) => ({ pattern: pattern.trim(), lines }));
  return (path) => {
    const headers: Record<string, string> = {};
    for (const { pattern, lines } of blocks) {
      if (!matchesPath(pattern, path)) continue;
      for (const line of lines) {
        const [, name = "", value = ""] = /^\s*([^:]+):\s*(.*)$/.exec(line) ?? [];
        headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
      }
    }
    return { "cache-control": REVALIDATE, ...headers };
  };
}
