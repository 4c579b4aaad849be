import { isManifest, type Manifest } from "../../../lib/site/manifest/manifest";
import { CommandError } from "../../../lib/command-line/command-error";

/** Record of earlier deployments, stored beside the target and not served. */
export interface TargetState {
  readonly version: 1;
  readonly release: Manifest;
  /** Hashed files of older releases, kept for open pages. */
  readonly kept: Manifest["files"];
  /** Later releases that were started but not finished. */
  readonly attempts: readonly Manifest[];
}

export const EMPTY_STATE: TargetState = {
  version: 1,
  release: { version: 1, commit: "", files: {} },
  kept: {},
  attempts: [],
};

/** Parses a stored state. @throws CommandError if it is unusable */
export function parseState(text: string, where: string): TargetState {
  try {
    const value: unknown = JSON.parse(text);
    if (isState(value)) return value;
  } catch {
    // Not JSON: unusable as well.
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
