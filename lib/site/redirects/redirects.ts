import { existsSync, readFileSync } from "node:fs";
import type { Redirects } from "../../../content/types";

export type Redirect = Redirects["redirects"][number];

export function readRedirects(file: string): readonly Redirect[] {
  if (!existsSync(file)) return [];
  return (JSON.parse(readFileSync(file, "utf8")) as Redirects).redirects;
}

export function toUnderscoreRedirects(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join("");
}

/**
 * Formats redirects for nginx's `http` block: `$encore_redirect` is the new path, or empty. They are patterns, since
 * nginx compares plain texts without case; addresses contain no special characters.
 */
export function toNginxRedirects(redirects: readonly Redirect[]): string {
  const cases = redirects.map(({ from, to }) => `  "~^${from}$" "${to}";`);
  return ["map $uri $encore_redirect {", '  default "";', ...cases, "}", ""].join("\n");
}
