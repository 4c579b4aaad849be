import { isManifest, type Manifest } from "../../../lib/site/manifest/manifest";
import { CommandError } from "../../../lib/command-line/command-error";

/** What the deployments before have left at a target; kept beside it, where nobody is served it. */
export interface TargetState {
  readonly version: 1;
  /** The last release that was published to its end. */
  readonly release: Manifest;
  /** Hashed files of releases before that are still there, for pages that are still open. */
  readonly kept: Manifest["files"];
  /** Releases that were begun since and have not come to their end. */
  readonly attempts: readonly Manifest[];
}

/** What is known of a target that nothing was published to. */
export const NOTHING_THERE: TargetState = {
  version: 1,
  release: { version: 1, commit: "", files: {} },
  kept: {},
  attempts: [],
};

/**
 * Reads what a deployment left beside a target.
 * @throws CommandError if it is nothing that can be gone by
 */
export function parseState(text: string, where: string): TargetState {
  try {
    const value: unknown = JSON.parse(text);
    if (isState(value)) return value;
  } catch {
    // What is no JSON says as little.
  }
  throw new CommandError(
    `${where} does not say what is published there. Empty the target, remove that file and ` +
      "deploy again: then everything is uploaded.",
  );
}

function isState(value: unknown): value is TargetState {
  const { version, release, kept, attempts } = (value ?? {}) as Partial<TargetState>;
  return (
    version === 1 &&
    isManifest(release) &&
    isManifest({ ...release, files: kept }) &&
    Array.isArray(attempts) &&
    attempts.every(isManifest)
  );
}
