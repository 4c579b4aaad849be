import { existsSync, readFileSync } from "node:fs";
import type { Redirects } from "../../../content/types";

/** An old address and the page that has taken its place; both are paths, without a query. */
export type Redirect = Redirects["redirects"][number];

/** The redirects of the content; none if there is no such file. */
export function readRedirects(file: string): readonly Redirect[] {
  if (!existsSync(file)) return [];
  return (JSON.parse(readFileSync(file, "utf8")) as Redirects).redirects;
}

/** The redirects as a `_redirects` file for Netlify, Cloudflare Pages and their like. */
export function toUnderscoreRedirects(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join("");
}

/**
 * The redirects as a file to include in nginx's `http` block: `$encore_redirect` is where the address
 * that is asked for has gone, or nothing. nginx compares plain texts without regard to capitals, so the
 * addresses, which hold nothing that a pattern would read otherwise, stand there as patterns.
 */
export function toNginxRedirects(redirects: readonly Redirect[]): string {
  const cases = redirects.map(({ from, to }) => `  "~^${from}$" "${to}";`);
  return ["map $uri $encore_redirect {", '  default "";', ...cases, "}", ""].join("\n");
}
