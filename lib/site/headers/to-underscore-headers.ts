import { REVALIDATE } from "./cache-rules";
import { contentTypeOf } from "./content-types";
import {
  type HeaderRules,
  type Headers,
  headerMatcher,
  pathDependentHeaders,
} from "./header-rules";

/** True if a pattern of `_headers`, a path with or without a star at its end, matches a path. */
export const matchesPath = (pattern: string, path: string): boolean =>
  pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** Sent by default by hosts that read `_headers`. */
const DEFAULT = `cache-control: ${REVALIDATE}`;

/**
 * Patterns for a top-level entry of the site and all below it, without stars inside names, which not all hosts know.
 */
function patternsOf(name: string, pathsBelow: readonly string[]): string[] {
  const itself = `/${name}`;
  const isFolder = pathsBelow.some((path) => path !== itself);
  return [...(pathsBelow.includes(itself) ? [itself] : []), ...(isFolder ? [`${itself}/*`] : [])];
}

const pickHeaders = (names: readonly string[], headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)));

function varyingBlocks(rules: HeaderRules, paths: readonly string[]): Map<string, string[]> {
  const varying = pathDependentHeaders(rules);
  // A site has thousands of paths, and most headers are the same for all.
  const varyingOf = headerMatcher(
    rules.map(({ pattern, headers }) => ({ pattern, headers: pickHeaders(varying, headers) })),
  );
  const linesOf = (path: string): string[] => {
    const headers = varyingOf(path);
    const type = contentTypeOf(path);
    return [
      ...varying
        .filter((name) => headers[name] !== undefined)
        .map((name) => `${name}: ${headers[name]}`)
        .filter((line) => line !== DEFAULT),
      // Replaces the host's own type.
      ...(type === undefined ? [] : [`content-type: ${type}`]),
    ];
  };
  const entries = new Map<string, string[]>();
  for (const path of paths) {
    const name = path.split("/")[1] ?? "";
    const pathsBelow = entries.get(name);
    if (pathsBelow) pathsBelow.push(path);
    else entries.set(name, [path]);
  }
  const blocks = new Map<string, string[]>();
  for (const [name, pathsBelow] of entries) {
    const lines = linesOf(pathsBelow[0] ?? "/");
    if (lines.length === 0) continue;
    for (const pattern of patternsOf(name, pathsBelow)) blocks.set(pattern, lines);
  }
  // Patterns do not look beyond a path's first folder, so all in one folder match the same.
  const matching = new Map<string, [string, string[]][]>();
  for (const path of paths) {
    const start = path.slice(0, path.indexOf("/", 1) + 1) || path;
    const found = matching.get(start) ?? [...blocks].filter(([at]) => matchesPath(at, start));
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
 * Headers as a `_headers` file for Netlify, Cloudflare Pages and similar hosts. They merge all rules that match a path
 * and join values of one name with commas, so common headers stand under `/*`, and each path-dependent header is set by
 * rules of which at most one matches any of `paths`. Other paths get these hosts' default caching.
 * @param paths all paths of the site, such as "/explore/units" and "/icon.svg"
 * @throws if files of one folder at the root differ in a header
 */
export function toUnderscoreHeaders(rules: HeaderRules, paths: readonly string[]): string {
  const varying = new Set(pathDependentHeaders(rules));
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
