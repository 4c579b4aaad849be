import { isDeepStrictEqual } from "node:util";
import type { Manifest } from "../../../lib/site/manifest/manifest";
import type { TargetState } from "./target-state";
import { CACHE_RULES } from "../../../lib/site/headers/cache-rules";

type Files = Manifest["files"];

/** Steps of a deployment in order. Paths in `public`. */
export type ReleasePlan = ReturnType<typeof planRelease>;

export const RULES = new Set(["_headers", "_redirects"]);

/** Uploaded last, since other files must be there: browsers fetch all that a new service worker lists. */
const UPLOADED_LAST = new Set([...RULES, "sw.js"]);

const isSheet = (path: string): boolean => path.endsWith(".css") && !isImmutable(path);

export function planRelease(state: TargetState, release: Manifest) {
  const { files } = release;
  const certain = certainFiles(state);
  const paths = Object.keys(files).toSorted();
  const uploads = paths.filter(
    (path) => !certain.has(path) || certain.get(path) !== files[path]?.sha256,
  );
  const kept = retainedFiles(state, files);
  return {
    // Unreferenced until the pages are there.
    assets: uploads.filter(isImmutable),
    // Old pages work with newer style sheets.
    sheets: uploads.filter(isSheet),
    pages: uploads.filter(
      (path) => !isImmutable(path) && !isSheet(path) && !UPLOADED_LAST.has(path),
    ),
    last: uploads.filter((path) => UPLOADED_LAST.has(path)),
    removals: knownPaths(state).filter((path) => !files[path] && !kept[path]),
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
 * hashed ones of the release, which attempts never touch. Kept files are left out: a failed attempt may
 * never have uploaded them.
 */
function certainFiles({ release, attempts }: TargetState): Map<string, string | undefined> {
  const isCertain = (path: string, sha256?: string) =>
    isImmutable(path) || attempts.every(({ files }) => files[path]?.sha256 === sha256);
  return new Map(
    Object.entries(release.files).flatMap(([path, { sha256 }]) =>
      isCertain(path, sha256) ? [[path, sha256] as const] : [],
    ),
  );
}

/** Hashed files to keep for open pages, including those of failed attempts. */
function retainedFiles({ release, kept, attempts }: TargetState, files: Files): Files {
  if (attempts.length === 0 && isDeepStrictEqual(release.files, files)) return kept;
  return Object.fromEntries(
    [release, ...attempts]
      .flatMap((one) => Object.entries(one.files))
      .filter(([path]) => isImmutable(path) && !files[path]),
  );
}

function knownPaths({ release, kept, attempts }: TargetState): string[] {
  const all = [release, { files: kept }, ...attempts];
  return [...new Set(all.flatMap(({ files }) => Object.keys(files)))].toSorted();
}

const PATTERNS = CACHE_RULES.filter(({ value }) => value.includes("immutable")).map(
  ({ pattern }) => new RegExp(pattern),
);

/** True for a file with a hash in its name, which caches never revalidate. */
export function isImmutable(path: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(`/${path}`));
}
