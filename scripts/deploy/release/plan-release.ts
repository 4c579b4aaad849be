import { isDeepStrictEqual } from "node:util";
import type { Manifest } from "../../../lib/site/manifest/manifest";
import type { TargetState } from "./target-state";
import { CACHE_RULES } from "../../../lib/site/headers/cache-rules";

type Files = Manifest["files"];

/** Steps of a deployment in order. Paths in `public`. */
export type ReleasePlan = ReturnType<typeof planRelease>;

export const RULES = new Set(["_headers", "_redirects"]);

/** Uploaded last, since other files must be there: browsers fetch all that a new service worker lists. */
const LAST = new Set([...RULES, "sw.js"]);

const isSheet = (path: string): boolean => path.endsWith(".css") && !isKeptForEver(path);

/** Plans the steps from a target's state to a release. */
export function planRelease(state: TargetState, release: Manifest) {
  const { files } = release;
  const sure = filesThere(state);
  const paths = Object.keys(files).toSorted();
  const uploads = paths.filter((path) => !sure.has(path) || sure.get(path) !== files[path]?.sha256);
  const kept = keptFor(state, files);
  return {
    // Unreferenced until the pages are there.
    assets: uploads.filter(isKeptForEver),
    // Old pages work with newer style sheets.
    sheets: uploads.filter(isSheet),
    pages: uploads.filter((path) => !isKeptForEver(path) && !isSheet(path) && !LAST.has(path)),
    last: uploads.filter((path) => LAST.has(path)),
    removals: pathsKnown(state).filter((path) => !files[path] && !kept[path]),
    unchanged: paths.length - uploads.length,
    kept,
  };
}

export function isDone({ attempts }: TargetState, plan: ReleasePlan): boolean {
  const { assets, sheets, pages, last, removals } = plan;
  return [attempts, assets, sheets, pages, last, removals].every(({ length }) => length === 0);
}

/**
 * Digests of the files that are certainly at the target. Files changed or removed by an attempt are uncertain, except
 * hashed ones of the release, which attempts never touch. Kept files of an attempt may be missing.
 */
function filesThere({ release, attempts }: TargetState): Map<string, string | undefined> {
  const isSure = (path: string, sha256?: string) =>
    isKeptForEver(path) || attempts.every(({ files }) => files[path]?.sha256 === sha256);
  return new Map(
    Object.entries(release.files).flatMap(([path, { sha256 }]) =>
      isSure(path, sha256) ? [[path, sha256] as const] : [],
    ),
  );
}

/** Hashed files to keep for open pages, including those of failed attempts. */
function keptFor({ release, kept, attempts }: TargetState, files: Files): Files {
  if (attempts.length === 0 && isDeepStrictEqual(release.files, files)) return kept;
  return Object.fromEntries(
    [release, ...attempts]
      .flatMap((one) => Object.entries(one.files))
      .filter(([path]) => isKeptForEver(path) && !files[path]),
  );
}

function pathsKnown({ release, kept, attempts }: TargetState): string[] {
  const all = [release, { files: kept }, ...attempts];
  return [...new Set(all.flatMap(({ files }) => Object.keys(files)))].toSorted();
}

const PATTERNS = CACHE_RULES.filter(({ value }) => value.includes("immutable")).map(
  ({ pattern }) => new RegExp(pattern),
);

/** True for a file with a hash in its name, which caches never revalidate. */
export function isKeptForEver(path: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(`/${path}`));
}
