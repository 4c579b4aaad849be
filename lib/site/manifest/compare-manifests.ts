import type { Manifest } from "./manifest";

/** How one build differs from another: paths in `public`, each list in its order. */
export interface ManifestDifference {
  readonly added: readonly string[];
  /** Paths whose bytes are others. */
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

/** What the build `after` adds to the build `before`, changes of it and takes away from it. */
export function compareManifests(
  before: Manifest | undefined,
  after: Manifest,
): ManifestDifference {
  const [old, now] = [digestsOf(before), digestsOf(after)];
  return {
    added: [...now.keys()].filter((path) => !old.has(path)).toSorted(),
    changed: [...now]
      .flatMap(([path, digest]) => (old.has(path) && old.get(path) !== digest ? [path] : []))
      .toSorted(),
    removed: [...old.keys()].filter((path) => !now.has(path)).toSorted(),
  };
}

function digestsOf(manifest: Manifest | undefined): Map<string, string> {
  return new Map(Object.entries(manifest?.files ?? {}).map(([path, { sha256 }]) => [path, sha256]));
}
