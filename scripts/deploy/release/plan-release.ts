import { isDeepStrictEqual } from "node:util";
import type { Manifest } from "../../../lib/site/manifest/manifest";
import type { TargetState } from "./target-state";
import { CACHE_RULES } from "../../../lib/site/headers/cache-rules";

type Files = Manifest["files"];

/** What has to be done at a target, in this order. Paths in `public`. */
export type ReleasePlan = ReturnType<typeof planRelease>;

/** Files that hosts read and nobody is given. */
export const RULES = new Set(["_headers", "_redirects"]);

/** A file that decides about others; browsers fetch what a new service worker lists at once. */
const LAST = new Set([...RULES, "sw.js"]);

const isSheet = (path: string): boolean => path.endsWith(".css") && !isKeptForEver(path);

/** What takes a target from what is known of it to a release. */
export function planRelease(state: TargetState, release: Manifest) {
  const { files } = release;
  const sure = filesThere(state);
  const paths = Object.keys(files).toSorted();
  const uploads = paths.filter((path) => sure.get(path) !== files[path]?.sha256);
  const kept = keptFor(state, files);
  return {
    // Nothing refers to hashed files before the pages are there.
    assets: uploads.filter(isKeptForEver),
    // Pages of before get on with newer style sheets.
    sheets: uploads.filter(isSheet),
    // Pages, their data, and all else that has an address of its own.
    pages: uploads.filter((path) => !isKeptForEver(path) && !isSheet(path) && !LAST.has(path)),
    // What decides about the others.
    last: uploads.filter((path) => LAST.has(path)),
    removals: pathsKnown(state).filter((path) => !files[path] && !kept[path]),
    // Files of the release that are there already.
    unchanged: paths.length - uploads.length,
    kept,
  };
}

/** Whether there is nothing to be done. */
export function isDone({ attempts }: TargetState, plan: ReleasePlan): boolean {
  const { assets, sheets, pages, last, removals } = plan;
  return [attempts, assets, sheets, pages, last, removals].every(({ length }) => length === 0);
}

/**
 * The files whose bytes at the target are known for sure. What an attempt would have changed or removed may be so or
 * so; hashed files of the release stay through every attempt. Those that are kept may be of an attempt that never
 * came to them.
 */
function filesThere({ release, attempts }: TargetState): Map<string, string> {
  const isSure = (path: string, sha256: string) =>
    isKeptForEver(path) || attempts.every(({ files }) => files[path]?.sha256 === sha256);
  return new Map(
    Object.entries(release.files).flatMap(([path, { sha256 }]) =>
      isSure(path, sha256) ? [[path, sha256] as const] : [],
    ),
  );
}

/** Hashed files that visitors may still need besides those of the release: they may have seen pages of an attempt. */
function keptFor({ release, kept, attempts }: TargetState, files: Files): Files {
  if (attempts.length === 0 && isDeepStrictEqual(release.files, files)) return kept;
  return Object.fromEntries(
    [release, ...attempts]
      .flatMap((one) => Object.entries(one.files))
      .filter(([path]) => isKeptForEver(path) && !files[path]),
  );
}

/** Every path that may be at the target. */
function pathsKnown({ release, kept, attempts }: TargetState): string[] {
  const all = [release, { files: kept }, ...attempts];
  return [...new Set(all.flatMap(({ files }) => Object.keys(files)))].toSorted();
}

const PATTERNS = CACHE_RULES.filter(({ value }) => value.includes("immutable")).map(
  ({ pattern }) => new RegExp(pattern),
);

/** Whether the name of a file in `public` holds a hash of its content, so that caches never ask again. */
export function isKeptForEver(path: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(`/${path}`));
}
