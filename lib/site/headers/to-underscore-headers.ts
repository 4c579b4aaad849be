import { contentTypeOf } from "./content-types";
import { type HeaderRules, type Headers, headersBy, varyingHeaders } from "./header-rules";

/** What Cloudflare Pages takes at most: rules in a file, characters in a line. */
const MOST_RULES = 100;
const LONGEST_LINE = 2000;

/** Whether a pattern of `_headers`, a path or the beginning of some and a star, matches a path. */
export const isMatched = (pattern: string, path: string): boolean =>
  pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** How the names of files begin of which there are many: bundles of pages, late style sheets. */
const LARGE_FAMILY = /^(?:component|late)---/;

/** The pattern's start for hashed files: the name up to its hash; all of a large family as one. */
const familyOf = (name: string): string | undefined =>
  LARGE_FAMILY.exec(name)?.[0] ?? /^(.+?[-.])[0-9a-f]{8}\.(?:js|css)/.exec(name)?.[1];

/** The patterns that match a top-level entry of the site and all below it, and nothing else. */
function patternsOf(name: string, isFolder: boolean, names: readonly string[]): string[] {
  const family = familyOf(name);
  if (family) return [`/${family}*`];
  if (!isFolder) return [`/${name}`];
  const isPrefix = names.some((other) => other !== name && other.startsWith(name));
  return isPrefix ? [`/${name}`, `/${name}/*`] : [`/${name}*`];
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
        .map((name) => `${name}: ${headers[name]}`),
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
    const isFolder = below.some((path) => path !== `/${name}`);
    for (const pattern of patternsOf(name, isFolder, [...entries.keys()])) {
      blocks.set(pattern, linesOf(below[0] ?? "/"));
    }
  }
  // No pattern says more of a path than its first folder: what lies in one is matched by the same.
  const matching = new Map<string, [string, string[]][]>();
  for (const path of paths) {
    const start = path.slice(0, path.indexOf("/", 1) + 1) || path;
    const found = matching.get(start) ?? [...blocks].filter(([at]) => isMatched(at, start));
    matching.set(start, found);
    const expected = linesOf(path).join();
    if (found.length !== 1 || found[0]?.[1].join() !== expected) {
      throw new Error(
        `_headers cannot say “${expected}” of ${path}: it is matched by ` +
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
 * of which exactly one matches each of `paths`.
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

/** What of a `_headers` file is more than Cloudflare Pages takes; empty if all is well. */
export function beyondLimits(file: string): string[] {
  const lines = file.split("\n");
  const rules = lines.filter((line) => line.startsWith("/")).length;
  const longest = Math.max(...lines.map((line) => line.trim().length));
  return [
    ...(rules > MOST_RULES ? [`${rules} rules (at most ${MOST_RULES})`] : []),
    ...(longest > LONGEST_LINE
      ? [`a line of ${longest} characters (at most ${LONGEST_LINE})`]
      : []),
  ];
}
