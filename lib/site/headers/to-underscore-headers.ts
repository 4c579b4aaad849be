import { REVALIDATE } from "./cache-rules";
import { contentTypeOf } from "./content-types";
import { type HeaderRules, type Headers, headersBy, varyingHeaders } from "./header-rules";

/** Whether a pattern of `_headers`, a path or the beginning of some and a star, matches a path. */
export const isMatched = (pattern: string, path: string): boolean =>
  pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** Header that such hosts send by default. */
const DEFAULT = `cache-control: ${REVALIDATE}`;

/** The patterns that match a top-level entry of the site and all below it: no host has to know a star within a name. */
function patternsOf(name: string, below: readonly string[]): string[] {
  const itself = `/${name}`;
  const isFolder = below.some((path) => path !== itself);
  return [...(below.includes(itself) ? [itself] : []), ...(isFolder ? [`${itself}/*`] : [])];
}

const only = (names: readonly string[], headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)));

/** The lines of the headers whose value depends on the path by their patterns, found from the site's own paths. */
function varyingBlocks(rules: HeaderRules, paths: readonly string[]): Map<string, string[]> {
  const varying = varyingHeaders(rules);
  // A site has thousands of paths, and most headers are the same for all.
  const varyingOf = headersBy(
    rules.map(({ pattern, headers }) => ({ pattern, headers: only(varying, headers) })),
  );
  const linesOf = (path: string): string[] => {
    const headers = varyingOf(path);
    const type = contentTypeOf(path);
    return [
      ...varying
        .filter((name) => headers[name] !== undefined)
        .map((name) => `${name}: ${headers[name]}`)
        .filter((line) => line !== DEFAULT),
      // A host's own type for the file is replaced by this one.
      ...(type === undefined ? [] : [`content-type: ${type}`]),
    ];
  };
  const entries = new Map<string, string[]>();
  for (const path of paths) {
    const name = path.split("/")[1] ?? "";
    const below = entries.get(name);
    if (below) below.push(path);
    else entries.set(name, [path]);
  }
  const blocks = new Map<string, string[]>();
  for (const [name, below] of entries) {
    const lines = linesOf(below[0] ?? "/");
    if (lines.length === 0) continue;
    for (const pattern of patternsOf(name, below)) blocks.set(pattern, lines);
  }
  // No pattern says more of a path than its first folder: what lies in one is matched by the same.
  const matching = new Map<string, [string, string[]][]>();
  for (const path of paths) {
    const start = path.slice(0, path.indexOf("/", 1) + 1) || path;
    const found = matching.get(start) ?? [...blocks].filter(([at]) => isMatched(at, start));
    matching.set(start, found);
    const expected = linesOf(path).join();
    if (found.length > 1 || (found[0]?.[1].join() ?? "") !== expected) {
      throw new Error(
        `_headers cannot say “${expected || DEFAULT}” of ${path}: it is matched by ` +
          `${found.map(([pattern]) => pattern).join(", ") || "nothing"}. ` +
          "All files of a folder at the root need the same caching.",
      );
    }
  }
  return blocks;
}

/**
 * The headers as a `_headers` file for Netlify, Cloudflare Pages and their like.
 *
 * Such hosts merge all rules that match a path and join the values of one name with commas. So what
 * holds everywhere stands under `/*`, and each header whose value depends on the path is set by rules
 * of which at most one matches each of `paths`. A path without one has the caching that these hosts begin with.
 * @param paths every path that the site answers, such as "/explore/units" and "/icon.svg"
 * @throws if files of one folder at the root differ in a header
 */
export function toUnderscoreHeaders(rules: HeaderRules, paths: readonly string[]): string {
  const varying = new Set(varyingHeaders(rules));
  const everywhere = Object.entries(rules[0].headers)
    .filter(([name]) => !varying.has(name))
    .map(([name, value]) => `${name}: ${value}`);
  const blocks = [
    ["/*", everywhere] as const,
    ...[...varyingBlocks(rules, paths)].sort(([a], [b]) => (a < b ? -1 : 1)),
  ];
  return blocks
    .map(([pattern, lines]) => [pattern, ...lines.map((line) => `  ${line}`), ""].join("\n"))
    .join("\n");
}
